import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { toTar } from './archive.ts';
import { compress, type CompressedTar } from './compress.ts';
import { KIT_NAME, kitArchive, readKitVersion } from './kitArchive.ts';

const NAME = 'create-asashiba-widget';
const PROGRAM = `#!/usr/bin/env node
process.argv.splice(2, 0, 'create');
await import('${KIT_NAME}/program.js');
`;

/**
 * R10.02: returns what `npm create asashiba-widget mf-holiday` runs, as one file that npm installs: it calls
 * the `create` of the kit of the same version, on which it depends (ADR 081).
 */
function createArchive(createdAt: Date): Promise<CompressedTar> {
  const version = readKitVersion();
  const own = {
    name: NAME,
    version,
    description: 'Begins a widget of Asashiba Golf: npm create asashiba-widget mf-holiday',
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: '>=20' },
    bin: 'index.js',
    dependencies: { [KIT_NAME]: version },
  };
  const files = [
    { path: 'package/package.json', content: Buffer.from(`${JSON.stringify(own, null, 2)}\n`) },
    { path: 'package/index.js', content: Buffer.from(PROGRAM), isProgram: true },
    { path: 'package/LICENSE', content: readFileSync(join(repositoryRoot, 'LICENSE')) },
  ];
  return compress(`${NAME}-${version}.tgz`, toTar(files, createdAt));
}

/** Returns both files that teams with a repository of their own install: the kit, and what begins a widget with it. */
export async function kitArchives(createdAt: Date): Promise<readonly CompressedTar[]> {
  return [await kitArchive(createdAt), await createArchive(createdAt)];
}
