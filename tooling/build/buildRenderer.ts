import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rendererConfigs, trialPageConfig } from '../webpack/shellConfig.ts';
import { MAPS } from '../stack-maps/stackMap.ts';
import { runWebpack } from '../webpack/runWebpack.ts';
import { FIRST_PAINTS, SITE_TESTING } from '../site/firstPaints.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { sourceHash } from './sourceHash.ts';

const SHELL = join(repositoryRoot, 'shell');
/** The folder of the renderer's code, once `ensureRenderer` has built it. */
export const RENDERER = join(SHELL, 'dist/server/renderer');

/**
 * What the registry paints with each new version: the pages and languages that the conformance kit
 * tries (ADR 073).
 */
const FIRST_PAINTS_FILE = `${JSON.stringify(FIRST_PAINTS, null, 1)}\n`;

/** A name of all that the renderer's code is built from. */
async function hashOfSources(): Promise<string> {
  const folders = [
    join(SHELL, 'server/render'),
    join(repositoryRoot, 'server-kit/src/renderer'),
    join(repositoryRoot, 'host-kit'),
    join(SHELL, 'src/release'),
    join(SHELL, 'src/widgets'),
    join(repositoryRoot, 'tooling/conform/page'),
  ];
  return [...(await Promise.all(folders.map(sourceHash))), FIRST_PAINTS_FILE].join(' ');
}

/**
 * Builds the code of the renderers into `server/renderer` of a shell's `dist` (ADR 035), with
 * `first-paints.json` and `page`, by which the registry tries new versions with it.
 */
export async function buildRenderer(dist: string): Promise<void> {
  const output = join(dist, 'server/renderer');
  const hash = await hashOfSources();
  for (const config of rendererConfigs(SHELL, output)) await runWebpack(config);
  const page = join(output, 'page');
  await runWebpack(trialPageConfig({ folder: SHELL, output: page }, SITE_TESTING));
  await rm(join(page, MAPS), { recursive: true, force: true });
  await writeFile(join(output, 'first-paints.json'), FIRST_PAINTS_FILE);
  await writeFile(join(output, '.source-hash'), hash);
}

/** Builds the code of the renderers for tests and tools, unless its sources are as they were. */
export async function ensureRenderer(): Promise<void> {
  const dist = join(SHELL, 'dist');
  const stamp = join(dist, 'server/renderer/.source-hash');
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === (await hashOfSources())) return;
  await buildRenderer(dist);
}
