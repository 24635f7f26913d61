import type { Stack } from '../../stack/index.ts';

/** The names of files and builds that the site's own documents use, as its wildcards read them. */
export interface SiteNames {
  readonly remotes: readonly string[];
  readonly assets: readonly string[];
  readonly builds: readonly string[];
}

/** Reads the names that a document and the description of the latest build give. */
export async function readNames({ shellUrl }: Pick<Stack, 'shellUrl'>): Promise<SiteNames> {
  const [page, latest] = await Promise.all([
    fetch(`${shellUrl}/index-pc`).then((reply) => reply.text()),
    fetch(`${shellUrl}/builds/latest.json`).then((reply) => reply.json()),
  ]);
  const below = (folder: string) => [
    ...new Set(
      [...page.matchAll(new RegExp(`"/${folder}/([^"]+)"`, 'g'))].map(([, key = '']) => key),
    ),
  ];
  const { build } = latest as { readonly build: string };
  return { remotes: below('remotes'), assets: below('assets'), builds: ['latest', build] };
}
