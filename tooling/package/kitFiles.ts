import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { shippedPackages } from '../build/bill/shippedPackages.ts';
import { termsText } from '../build/bill/termsText.ts';
import { toBill } from '../build/bill/toBill.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { runWebpack } from '../webpack/runWebpack.ts';
import { type ArchiveFile, toTar } from './archive.ts';
import { compress, type CompressedTar } from './compress.ts';
import { readLock } from './neededPackages.ts';
import { filesBelow } from './packageFiles.ts';
import { traceModules } from './traceModules.ts';

/** The version of the kit, the contracts and what begins a widget: that of the release that they came from. */
export function readKitVersion(): string {
  const text = readFileSync(join(repositoryRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Returns files of this repository as they are, by their paths in a package. */
export function filesAsTheyAre(files: Readonly<Record<string, string>>): readonly ArchiveFile[] {
  return Object.entries(files).map(([path, from]) => ({
    path,
    content: readFileSync(join(repositoryRoot, from)),
  }));
}

/** Returns texts as files, by their paths in a package. */
export function textFiles(texts: Readonly<Record<string, string>>): readonly ArchiveFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, content: Buffer.from(text) }));
}

/** Returns what webpack makes of each configuration for a folder, together. */
export async function bundles(
  configurations: readonly ((output: string) => Configuration)[],
): Promise<readonly ArchiveFile[]> {
  const output = await mkdtemp(join(tmpdir(), 'asashiba-kit-'));
  try {
    for (const toConfiguration of configurations) await runWebpack(toConfiguration(output));
    return filesBelow(output);
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/** Returns the list and the terms of what the bundles of these programs, and more packages of this repository, have in them. */
export async function billFiles(
  programs: readonly string[],
  more: readonly string[] = [],
): Promise<readonly ArchiveFile[]> {
  const needed = shippedPackages(readLock(), [...traceModules(programs).packages, ...more]);
  return textFiles({
    'sbom.cdx.json': toBill(readKitVersion(), needed),
    'licences.txt': await termsText(needed),
  });
}

/**
 * Returns a package as one file that npm installs: `own` is its package.json, to which version, licence and
 * the form of its modules are added. The same files give the same bytes.
 */
export function npmArchive(
  own: { readonly name: string } & Readonly<Record<string, unknown>>,
  files: readonly ArchiveFile[],
  createdAt: Date,
): Promise<CompressedTar> {
  const version = readKitVersion();
  const { name, description, ...rest } = own;
  const described = {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: '>=20' },
    ...rest,
  };
  const all = [
    ...textFiles({ 'package.json': `${JSON.stringify(described, null, 2)}\n` }),
    ...filesAsTheyAre({ LICENSE: 'LICENSE' }),
    ...files,
  ].map((file) => ({ ...file, path: `package/${file.path}` }));
  // as npm names the files of scoped packages
  const title = `${name.replace('@', '').replace('/', '-')}-${version}`;
  return compress(`${title}.tgz`, toTar(all, createdAt));
}
