/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import webpack from 'webpack';
import { runWebpack } from '../webpack/runWebpack.ts';
import { sourceMaps } from '../webpack/sourceMaps.ts';
import { finishMaps } from './finishMaps.ts';

const SOURCE = `import { names } from './names.js?texts=given';
export function drawBanner() {
  if (names.length > 0) throw new TypeError('no banner');
}
globalThis.drawBanner = drawBanner;
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maps-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds the banner in a folder as the widget mf-ads. Returns the script and its finished map. */
async function build() {
  await writeFile(join(folder, 'banner.js'), SOURCE);
  await writeFile(join(folder, 'names.js'), 'export const names = [globalThis.name];\n');
  const target = {
    folder,
    mode: 'production',
    side: 'browser',
    owner: 'mf-ads',
    version: '',
  } as const;
  const output = join(folder, 'dist');
  await runWebpack({
    mode: 'production',
    context: folder,
    devtool: false,
    entry: './banner.js',
    output: { path: output, filename: 'widget.js' },
    plugins: [...sourceMaps(target)],
  } satisfies webpack.Configuration);
  await finishMaps(join(output, 'maps'), join(output, 'maps'));
  return {
    script: await readFile(join(output, 'widget.js'), 'utf8'),
    files: await readdir(join(output, 'maps')),
    map: await readFile(join(output, 'maps/widget.js.map'), 'utf8'),
  };
}

it('[R10.05] a built script has a map beside it that knows line and function, and names no source text', async () => {
  const { script, files, map } = await build();
  expect(files).toEqual(['widget.js.map']);
  expect(script).not.toContain('sourceMappingURL');
  expect(map).not.toContain('no banner');
  const line = script.split('\n').findIndex((text) => text.includes('TypeError'));
  const column = script.split('\n')[line]?.indexOf('TypeError') ?? -1;
  expect(originalPositionFor(new TraceMap(map), { line: line + 1, column })).toMatchObject({
    source: 'mf-ads/banner.js',
    line: 3,
    name: 'drawBanner',
  });
});

it('[R10.05] the map of the same sources is the same, wherever they were built', async () => {
  const { map } = await build();
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'maps-elsewhere-'));
  expect((await build()).map).toBe(map);
  expect(map).not.toContain(tmpdir());
});
