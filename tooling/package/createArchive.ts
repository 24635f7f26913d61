import type { CompressedTar } from './compress.ts';
import { contractsArchive } from './contractsArchive.ts';
import { KIT_NAME, kitArchive } from './kitArchive.ts';
import { npmArchive, readKitVersion } from './kitFiles.ts';

const PROGRAM = `#!/usr/bin/env node
process.argv.splice(2, 0, 'create');
await import('${KIT_NAME}/program.js');
`;

/**
 * R10.02: returns what `npm create asashiba-widget mf-holiday` runs, as one file that npm installs: it calls
 * the `create` of the kit of the same version, on which it depends (ADR 081).
 */
function createArchive(createdAt: Date): Promise<CompressedTar> {
  const own = {
    name: 'create-asashiba-widget',
    description: 'Begins a widget of Asashiba Golf: npm create asashiba-widget mf-holiday',
    bin: 'index.js',
    dependencies: { [KIT_NAME]: readKitVersion() },
  };
  const program = { path: 'index.js', content: Buffer.from(PROGRAM), isProgram: true };
  return npmArchive(own, [program], createdAt);
}

/** Returns the files that teams with a repository of their own install: the contracts, the kit, and what begins a widget with it. */
export async function kitArchives(createdAt: Date): Promise<readonly CompressedTar[]> {
  return [
    await contractsArchive(createdAt),
    await kitArchive(createdAt),
    await createArchive(createdAt),
  ];
}
