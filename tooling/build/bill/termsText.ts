import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { ShippedPackage } from './shippedPackages.ts';

/** Files of a package that carry the terms under which it may be passed on. */
const TERMS = /^(licen[cs]e|copying|notice)/i;

/** Returns the terms of a package as one text; names its licence where it has no such file. */
async function termsOf({ name, version, path, licence }: ShippedPackage): Promise<string> {
  const folder = join(repositoryRoot, path);
  // an optional package of another system is not installed
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    files
      .filter((file) => TERMS.test(file))
      .toSorted()
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  const head = `${name} ${version} (${licence ?? 'no licence named'})`;
  return [head, '='.repeat(head.length), ...texts.map((text) => text.trim())].join('\n\n');
}

/** Returns the terms of all packages as one text. */
export async function termsText(packages: readonly ShippedPackage[]): Promise<string> {
  return `${(await Promise.all(packages.map(termsOf))).join('\n\n\n')}\n`;
}
