import type { Discovery } from 'shared-contracts/release';

/** Returns whether an answer of the registry names no version at all. */
export function isEmpty({ microFrontends }: Discovery): boolean {
  return Object.values(microFrontends).every((versions) => versions.length === 0);
}

/**
 * Returns the usable part of an answer, where a widget of which no version is usable keeps the
 * versions that it had `before`: one bad signature takes no widget from the page.
 */
export function withLastGood(answer: Discovery, usable: Discovery, before: Discovery): Discovery {
  const entries = Object.entries(answer.microFrontends).map(([name, versions]) => {
    const found = usable.microFrontends[name] ?? [];
    const isLost = versions.length > 0 && found.length === 0;
    return [name, isLost ? (before.microFrontends[name] ?? []) : found] as const;
  });
  return { ...usable, microFrontends: Object.fromEntries(entries) };
}
