import { readFile } from 'node:fs/promises';

/** The version of package.json in the folder of a widget; undefined without one. */
export async function ownVersion(): Promise<string | undefined> {
  const text = await readFile('package.json', 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { readonly version?: string }).version;
}
