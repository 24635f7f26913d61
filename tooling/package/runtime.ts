import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { otherRuntime } from '../otherRuntime.mjs';
import type { ArchiveFile } from './archive.ts';

const NODE = join(repositoryRoot, 'node_modules/node');
const SYSTEM = `${process.platform}-${process.arch}`;
const TERMS = join(NODE, `node_modules/node-${SYSTEM}/LICENSE`);
/** Puts them there again: npm takes them away when it adds another package, as for a new widget. */
const REBUILD = ['rebuild', 'node', '--ignore-scripts=false'];

/** The program of Node that ships, whose hash stands in `tooling/runtime.json`. */
export const NODE_PROGRAM = join(NODE, 'bin/node');

/** The name of an archive of Node: `node-24.21.0-linux-x64`. */
export const NODE_NAME = `node-${process.versions.node}-${SYSTEM}`;

/**
 * Returns Node and its terms, below `folder`. Throws where it is not the pinned program, or where
 * this is no system that servers run on.
 */
export function nodeFiles(folder: string): ArchiveFile[] {
  if (process.platform !== 'linux')
    throw new Error(
      'Packages are made on Linux, since they have the Node of the system they are made on.',
    );
  if (!existsSync(TERMS)) execFileSync('npm', REBUILD, { cwd: repositoryRoot });
  if (!existsSync(TERMS)) throw new Error(`${TERMS} is missing: npm ${REBUILD.join(' ')}`);
  const other = otherRuntime(NODE_PROGRAM, SYSTEM);
  if (other !== undefined) throw new Error(other);
  return [
    { path: `${folder}/bin/node`, content: readFileSync(NODE_PROGRAM), isProgram: true },
    { path: `${folder}/share/doc/node/LICENSE`, content: readFileSync(TERMS) },
  ];
}
