/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repositoryRoot.ts';
import { baseConfig } from '../baseConfig.ts';
import { runWebpack } from '../runWebpack.ts';
import { withLeanZod } from './withLeanZod.ts';

/** Inside the repository, where a build finds its packages. */
const FOLDERS = join(repositoryRoot, '.cache/lean-zod');

let folder: string;
beforeAll(async () => {
  await mkdir(FOLDERS, { recursive: true });
  folder = await mkdtemp(join(FOLDERS, 'build-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a module for the browser as widgets are built. Returns what it exports. */
async function build(code: string): Promise<{ readonly schema: Record<string, unknown> }> {
  await writeFile(join(folder, 'entry.js'), `import * as z from 'zod/mini'; ${code}`);
  const target = { folder, mode: 'production', side: 'browser', owner: 'x', version: '' } as const;
  await runWebpack({
    ...withLeanZod(baseConfig(target)),
    entry: './entry.js',
    output: { path: folder, filename: 'built.cjs', library: { type: 'commonjs2' } },
  });
  return createRequire(import.meta.url)(join(folder, 'built.cjs'));
}

describe('schemas in a build for visitors', () => {
  it('[R10.02] are the small ones', async () => {
    const { schema } = await build('export const schema = z.array(z.string());');
    expect(schema).toHaveProperty('mayBeAbsent');
  });

  it('end the build where a browser would not have them', async () => {
    await expect(build('export const schema = z.iso.datetime();')).rejects.toThrow('iso');
  });
});
