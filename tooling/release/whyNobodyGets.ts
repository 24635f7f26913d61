import type { publishWidget } from 'registry/client';

type Published = Awaited<ReturnType<typeof publishWidget>>;

/**
 * Returns why nobody gets a version that shall have visitors, and the next step: a version that the registry
 * has already stays as it is, whatever share is asked for. Undefined for one that is new or live, and for one
 * that shall have no visitors yet. `release` is how the command is typed that steers versions.
 */
export function whyNobodyGets(
  { name, version, live, unchanged, withdrawn }: Published,
  { unreleased, release }: { readonly unreleased: boolean; readonly release: string },
): string | undefined {
  if (!unchanged || live || unreleased) return undefined;
  const said = `Nobody gets ${name} ${version}, which was published before:`;
  return withdrawn
    ? `${said} it was taken back and never runs again. Publish it under the next version number.`
    : `${said} ${release} start ${version} gives it visitors.`;
}
