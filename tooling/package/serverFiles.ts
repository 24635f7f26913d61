import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termsText } from '../build/bill/termsText.ts';
import { toBill } from '../build/bill/toBill.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { ArchiveFile } from './archive.ts';
import { neededPackages, readLock } from './neededPackages.ts';
import { packageFiles } from './packageFiles.ts';
import type { ShippedServer } from './servers.ts';
import { traceModules } from './traceModules.ts';

interface OwnPackage {
  readonly name: string;
  readonly version: string;
  readonly exports?: unknown;
}

function toFile(path: string, text: string): ArchiveFile {
  return { path, content: Buffer.from(text) };
}

/** Where an archive has a file of the repository: the libraries of the product are packages beside the server's. */
function placeOf(path: string, server: string): string {
  const compiled = path.replace(/\.ts$/, '.js');
  return compiled.startsWith(`${server}/`) ? compiled : `node_modules/${compiled}`;
}

/** Returns the `package.json` of one of the product's own packages, as Node reads it in an archive. */
function ownPackage(folder: string, server: string): ArchiveFile {
  const file = `${folder}/package.json`;
  // the repository's own file
  const { name, version, exports } = JSON.parse(
    readFileSync(join(repositoryRoot, file), 'utf8'),
  ) as OwnPackage;
  const text = JSON.stringify({ name, version, type: 'module', exports }, null, 1);
  return toFile(placeOf(file, server), `${text.replace(/\.tsx?"/g, '.js"')}\n`);
}

/**
 * Returns what a server needs to run beside Node: its own modules without types, the packages that
 * they need, the bill of these materials and their terms.
 */
export async function serverFiles({ folder, programs }: ShippedServer): Promise<ArchiveFile[]> {
  const { files, packages } = traceModules(programs);
  const needed = neededPackages(readLock(), folder, packages);
  const own = new Set([...files.keys()].map((path) => path.slice(0, path.indexOf('/'))));
  const { version } = JSON.parse(
    readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8'),
  ) as OwnPackage;
  return [
    ...[...files].map(([path, text]) => toFile(placeOf(path, folder), text)),
    ...[...own].map((each) => ownPackage(each, folder)),
    ...needed.flatMap(({ path }) => packageFiles(path)),
    toFile('sbom.cdx.json', toBill(version, needed)),
    toFile('licences.txt', await termsText(needed)),
  ];
}
