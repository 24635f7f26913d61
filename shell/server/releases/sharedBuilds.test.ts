/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { registerShellFiles } from '../routes/remotes/remoteFiles.ts';
import { folderAssetStore } from './assetStore.ts';
import { HASHED, SHARED_FILES, shareBuild } from './sharedBuilds.ts';

let folder: string;
let store: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  store = join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true }));

/** Shares a build whose script has a hash in its name, and the map of that script. */
async function share(hash: string, startedAt: number): Promise<void> {
  const dist = join(folder, hash);
  for (const [path, name] of [
    ['browser', `main.${hash}.js`],
    ['browser', 'icon.svg'],
    ['maps', `main.${hash}.js.map`],
  ] as const) {
    await mkdir(join(dist, path), { recursive: true });
    await writeFile(join(dist, path, name), 'x');
  }
  const disk = new Disk(new FSDriver({ location: store, visibility: 'private' }));
  const build = { folder: join(dist, 'browser'), maps: join(dist, 'maps'), build: hash };
  await shareBuild({ disk, ...build, kept: 1, now: () => startedAt });
}

it('[R10.05] a build has its source maps in the store beside its scripts, and they go with it', async () => {
  await share('00000000aa', 1);
  expect((await readdir(join(store, SHARED_FILES))).toSorted()).toEqual([
    'main.00000000aa.js',
    'main.00000000aa.js.map',
  ]);
  await share('00000000bb', 2);
  expect((await readdir(join(store, SHARED_FILES))).toSorted()).toEqual([
    'main.00000000bb.js',
    'main.00000000bb.js.map',
  ]);
});

it('[R10.05] a visitor gets the script, and never its source map', async () => {
  await share('00000000aa', 1);
  const files = folderAssetStore(store);
  const app = fastify();
  registerShellFiles(app, join(folder, '00000000aa'), {
    read: (name) => files.read(SHARED_FILES + name),
  });
  const statusOf = async (path: string) => (await app.inject({ url: path })).statusCode;
  expect(await statusOf('/assets/main.00000000aa.js')).toBe(200);
  for (const path of [
    'main.00000000aa.js.map',
    'maps/main.00000000aa.js.map',
    '../maps/main.00000000aa.js.map',
  ])
    expect(await statusOf(`/assets/${path}`)).toBe(404);
  expect(HASHED.test('main.00000000aa.js.map')).toBe(false);
});
