import type { PageState } from '../document/pageState.ts';
import type { LatestBuild } from './latestBuild.ts';

type Versioned = Pick<PageState, 'build' | 'builtAt' | 'release'>;

/** Reads `1.10.0-b2` as `[1, 10, 0]`. */
function numbers(version: string): number[] {
  return (version.split('-', 1)[0] ?? '').split('.').map(Number);
}

function isLater(one: string, other: string): boolean {
  const left = numbers(one);
  const right = numbers(other);
  const at = left.findIndex((part, index) => part !== right[index]);
  return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
}

/**
 * R4.03: returns whether `latest` is a later build of the shell than the document's. An earlier one
 * comes from a server that is not deployed yet.
 */
export function isNewBuild(document: Versioned, latest: LatestBuild): boolean {
  return latest.build !== document.build && latest.builtAt > document.builtAt;
}

/**
 * Returns whether a version of the document was taken back: it is no longer live, and an earlier
 * one is. A document keeps a version that a later one has followed. Previews do not count.
 */
export function hasWithdrawnVersion({ release }: Versioned, { widgets }: LatestBuild): boolean {
  return Object.values(release.widgets).some(({ name, version, why }) => {
    if (why === 'preview') return false;
    const live = widgets[name] ?? [];
    const [stable] = live;
    return stable !== undefined && !live.includes(version) && isLater(version, stable);
  });
}

/** Returns whether a version is still live. */
export function isLive(
  { name, version }: { readonly name: string; readonly version: string },
  { widgets }: LatestBuild,
): boolean {
  return widgets[name]?.includes(version) === true;
}
