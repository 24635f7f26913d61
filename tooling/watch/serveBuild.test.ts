import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventStream } from './eventStream.ts';
import { serveBuild, type ServedBuild } from './serveBuild.ts';

let folder: string;
let served: ServedBuild;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'widget/server'), { recursive: true });
  for (const file of [
    'secret.json',
    'widget/widget.json',
    'widget/server/widget.cjs',
    'widget/.env.json',
  ])
    await writeFile(join(folder, file), '{}');
  served = await serveBuild(join(folder, 'widget'), 0);
});
afterEach(async () => {
  await served.stop();
  await rm(folder, { recursive: true });
});

it('[R10.04] pages of any origin may read a build that is served for a preview, and no cache keeps it', async () => {
  const { status, headers } = await fetch(`${served.url}widget.json`);
  expect([
    status,
    headers.get('access-control-allow-origin'),
    headers.get('cache-control'),
  ]).toEqual([200, '*', 'no-store']);
});

it.each([
  '..%2fsecret.json',
  '%2e%2e/secret.json',
  'server/widget.cjs',
  '.env.json',
  'none.js',
  '',
])('serves no other file: %s', async (path) => {
  expect((await fetch(served.url + path)).status).toBe(404);
});

it('[R10.03] a page stands at every address that has no file, with files of its own', async () => {
  await mkdir(join(folder, 'beside'));
  await writeFile(join(folder, 'beside/replay.js'), 'replay');
  const page = { html: '<title>mf-x</title>', folder: join(folder, 'beside') };
  const live = await serveBuild(join(folder, 'widget'), 0, { page });
  const read = async (path: string) => {
    const answer = await fetch(live.url + path);
    return `${answer.status} ${await answer.text()}`;
  };
  try {
    for (const path of ['', 'search/result/?region=1'])
      expect(await read(path)).toBe(`200 ${page.html}`);
    expect(await read('page/replay.js')).toBe('200 replay');
    expect(await read('widget.json')).toBe('200 {}');
    expect(await read('page/none.js')).toMatch(/^404/);
  } finally {
    await live.stop();
  }
});

it('[R10.04] pages hear of each change, and who comes later hears the last', async () => {
  const changes = eventStream();
  const live = await serveBuild(join(folder, 'widget'), 0, { changes });
  const listen = async () => {
    const { body, headers } = await fetch(`${live.url}changes`);
    expect(headers.get('content-type')).toBe('text/event-stream');
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    return async () => (await reader?.read())?.value;
  };
  try {
    const early = await listen();
    changes.tell('one');
    expect(await early()).toBe('data: one\n\n');
    changes.tell('two');
    expect(await early()).toBe('data: two\n\n');
    const late = await listen();
    expect(await late()).toBe('data: two\n\n');
  } finally {
    await live.stop();
  }
});
