import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import { type Lock, SHIPPED_ROOTS, shippedPackages } from './shippedPackages.ts';
import { termsText } from './termsText.ts';
import { toBill } from './toBill.ts';

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
  await writeFile(join(folder, 'licences.txt'), await termsText(shipped));
  return shipped.length;
}
