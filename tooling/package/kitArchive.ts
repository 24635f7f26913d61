import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { kitConfig, kitPageConfig } from '../webpack/kitConfig.ts';
import type { CompressedTar } from './compress.ts';
import { CONTRACTS_NAME } from './contractsArchive.ts';
import {
  billFiles,
  bundles,
  filesAsTheyAre,
  npmArchive,
  readKitVersion,
  textFiles,
} from './kitFiles.ts';
import { presetTypes, testingTypes } from './kitTypes.ts';
import { filesBelow } from './packageFiles.ts';
import { rendererFiles } from './shellBuild.ts';

/** The name of the kit in an npm registry. */
export const KIT_NAME = '@asashiba/widget-kit';
const KIT = join(repositoryRoot, 'tooling/kit');
const PROGRAM = 'program.js';
/** What the bundles are made of. */
const PROGRAMS = ['program.ts', 'testing/index.ts', 'sources/refresh.ts'].map(
  (name) => `tooling/kit/${name}`,
);
/** The contract as the kit has it, in JavaScript and for TypeScript. */
const INDEX = `export * from '${CONTRACTS_NAME}';\n`;

/** What stands in package.json, but what every package of ours has. */
function ownPackage() {
  return {
    name: KIT_NAME,
    description: 'Makes, checks and publishes a widget of Asashiba Golf in a repository of its own',
    bin: { 'asashiba-widget': PROGRAM },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './program.js': './program.js',
      './testing': { types: './testing.d.ts', default: './testing.js' },
      './tokens.css': './tokens.css',
      './webpack': { types: './webpack.d.ts', default: './webpack.js' },
    },
    dependencies: { [CONTRACTS_NAME]: readKitVersion() },
  };
}

/**
 * R10.02: returns the kit for teams with a repository of their own as one file that npm installs
 * (ADR 081): `asashiba-widget-kit-<version>.tgz`, which depends on the contracts of its version alone. The shell's
 * renderer must be built. The same sources give the same bytes.
 */
export async function kitArchive(createdAt: Date): Promise<CompressedTar> {
  const built = await bundles([
    (output) => kitConfig(KIT, output),
    (output) => kitPageConfig(KIT, output),
  ]);
  const template = filesBelow(join(KIT, 'template'));
  const files = [
    ...rendererFiles(),
    ...template.map((file) => ({ ...file, path: `template/${file.path}` })),
    ...filesAsTheyAre({
      'README.md': 'tooling/kit/README.md',
      'tokens.css': 'shared-ui/src/tokens/tokens.css',
    }),
    ...built.map((file) => ({ ...file, isProgram: file.path === PROGRAM })),
    ...textFiles({
      'index.js': INDEX,
      'index.d.ts': INDEX,
      'testing.d.ts': testingTypes(CONTRACTS_NAME),
      'webpack.d.ts': presetTypes(),
    }),
    // the renderer has packages of the shell in it
    ...(await billFiles(PROGRAMS, ['shell'])),
  ];
  return npmArchive(ownPackage(), files, createdAt);
}
