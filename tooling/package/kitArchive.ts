import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedPackages } from '../build/bill/shippedPackages.ts';
import { termsText } from '../build/bill/termsText.ts';
import { toBill } from '../build/bill/toBill.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { kitConfig, kitPageConfig } from '../webpack/kitConfig.ts';
import { runWebpack } from '../webpack/runWebpack.ts';
import { type ArchiveFile, toTar } from './archive.ts';
import { compress, type CompressedTar } from './compress.ts';
import { kitTypes } from './kitTypes.ts';
import { readLock } from './neededPackages.ts';
import { filesBelow } from './packageFiles.ts';
import { rendererFiles } from './shellBuild.ts';
import { traceModules } from './traceModules.ts';

/** The name of the kit in an npm registry. */
export const KIT_NAME = '@asashiba/widget-kit';
const KIT = join(repositoryRoot, 'tooling/kit');
/** What the bundles are made of. */
const PROGRAMS = ['program.ts', 'contract.ts', 'testing/index.ts'].map(
  (name) => `tooling/kit/${name}`,
);

function ownPackage(version: string): object {
  return {
    name: KIT_NAME,
    version,
    description: 'Makes, checks and publishes a widget of Asashiba Golf in a repository of its own',
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: '>=20' },
    bin: { 'asashiba-widget': 'program.js' },
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './program.js': './program.js',
      './testing': { types: './testing.d.ts', default: './testing.js' },
      './tokens.css': './tokens.css',
      './widget.schema.json': './widget.schema.json',
    },
  };
}

/** The version of the kit: that of the release that it came from. */
export function readKitVersion(): string {
  const text = readFileSync(join(repositoryRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The files of this repository that are in the kit as they are. */
function filesAsTheyAre(): readonly ArchiveFile[] {
  const files = {
    'README.md': 'tooling/kit/README.md',
    LICENSE: 'LICENSE',
    'tokens.css': 'shared-ui/src/tokens/tokens.css',
    'widget.schema.json': 'docs/contracts/widget.schema.json',
  };
  return [
    ...filesBelow(join(KIT, 'template')).map((file) => ({
      ...file,
      path: `template/${file.path}`,
    })),
    ...Object.entries(files).map(([path, from]) => ({
      path,
      content: readFileSync(join(repositoryRoot, from)),
    })),
  ];
}

/** The bundles of the program, the contract and the fake host, and the page that plays a recording. */
async function bundles(): Promise<readonly ArchiveFile[]> {
  const output = await mkdtemp(join(tmpdir(), 'asashiba-kit-'));
  try {
    await runWebpack(kitConfig(KIT, output));
    await runWebpack(kitPageConfig(KIT, output));
    return filesBelow(output).map((file) => ({
      ...file,
      isProgram: file.path === 'program.js',
    }));
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/**
 * R10.02: returns the kit for teams with a repository of their own as one file that npm installs
 * (ADR 081): `asashiba-widget-kit-<version>.tgz`, without dependencies. The shell's renderer must be built. The same
 * sources give the same bytes.
 */
export async function kitArchive(createdAt: Date): Promise<CompressedTar> {
  const version = readKitVersion();
  // the renderer has packages of the shell in it
  const needed = shippedPackages(readLock(), [...traceModules(PROGRAMS).packages, 'shell']);
  const texts = {
    ...kitTypes(),
    'package.json': `${JSON.stringify(ownPackage(version), null, 2)}\n`,
    'sbom.cdx.json': toBill(version, needed),
    'licences.txt': await termsText(needed),
  };
  const files = [
    ...rendererFiles(),
    ...filesAsTheyAre(),
    ...(await bundles()),
    ...Object.entries(texts).map(([path, text]) => ({ path, content: Buffer.from(text) })),
  ].map((file) => ({ ...file, path: `package/${file.path}` }));
  return compress(`asashiba-widget-kit-${version}.tgz`, toTar(files, createdAt));
}
