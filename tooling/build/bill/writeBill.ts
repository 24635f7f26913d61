import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import {
  type Lock,
  SHIPPED_ROOTS,
  type ShippedPackage,
  shippedPackages,
} from './shippedPackages.ts';
import { toBill } from './toBill.ts';

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

/**
 * Writes what ships beside the product's own code: `dist/sbom.cdx.json`, the bill of materials for
 * an operator's scanner, and `dist/licences.txt`, the terms of all packages. Returns how many
 * packages there are.
 */
export async function writeBill(folder = join(repositoryRoot, 'dist')): Promise<number> {
  const text = await readFile(join(repositoryRoot, 'package-lock.json'), 'utf8');
  // npm writes this file
  const { version, packages } = JSON.parse(text) as { version: string; packages: Lock };
  const shipped = shippedPackages(packages, SHIPPED_ROOTS);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'sbom.cdx.json'), toBill(version, shipped));
  const terms = await Promise.all(shipped.map(termsOf));
  await writeFile(join(folder, 'licences.txt'), `${terms.join('\n\n\n')}\n`);
  return shipped.length;
}
