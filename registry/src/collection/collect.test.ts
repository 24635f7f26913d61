import { existsSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NO_VISITS } from 'shared-contracts/release';
import { openDisk } from 'server-kit/files/openDisk';
import {
  publishWidget,
  raiseWidget,
  readStatus,
  reportVisits,
  rollbackWidget,
} from '../client/index.ts';
import { openDatabase } from '../records/openDatabase.ts';
import { recordStore } from '../records/recordStore.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRegistryProgram } from '../testing/aRegistryProcess.ts';
import { aRunningRegistry, type RunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';
import { aSharedDatabase, type SharedDatabase } from '../testing/aSharedDatabase.ts';
import { aSlowStore, BUCKET } from '../testing/aSlowStore.ts';
import { liveVersions } from '../testing/liveVersions.ts';
import { collect, type Removed } from './collect.ts';

// processes start slowly on a busy machine
jest.setTimeout(120_000);

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const hasServer = process.env.TEST_DATABASE_URL !== undefined;
const KINDS = hasServer ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

const NAME = 'mf-results';
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 10, 21);
/** The day on which collections run: 100 days after the first. */
const NOW = FIRST + 100 * DAY;

function at({ url }: { readonly url: string }) {
  return { registryUrl: url, token: TOKENS[NAME], name: NAME };
}

async function publish(registry: { readonly url: string }, version: string, canary?: number) {
  return publishWidget({ ...at(registry), folder: await aBuiltWidget({ version }), canary });
}

async function collectAll(...words: Parameters<typeof collect>): Promise<Removed[]> {
  const all: Removed[] = [];
  for await (const removed of collect(...words)) all.push(removed);
  return all;
}

describe.each(KINDS)('a collection on %s', (kind) => {
  let now = FIRST;
  let database: SharedDatabase | undefined;
  let registry: RunningRegistry;
  beforeEach(async () => {
    now = FIRST;
    database = kind === 'PostgreSQL' ? await aSharedDatabase() : undefined;
    registry = await aRunningRegistry({
      clock: () => now,
      ...(database && { database: database.open }),
    });
  });
  afterEach(async () => {
    await registry.stop();
    await database?.drop();
  });

  const isThere = (version: string) => existsSync(join(registry.assets, NAME, version));
  const run = (...words: string[]) =>
    aRegistryProgram('collect', words, {
      folder: registry.folder,
      databaseUrl: database?.url,
      settings: { CLOCK: new Date(NOW).toISOString() },
    }).ended;
  const collected = async () =>
    (await readStatus(at(registry))).versions
      .filter((version) => version.collected === true)
      .map(({ version }) => version)
      .toSorted();

  it('[R10.04] removes what nobody has used for long, and nothing that visitors have or may get', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(registry, version);
    await rollbackWidget({ ...at(registry), reason: 'it is broken' });
    await publish(registry, '1.4.0');
    await publish(registry, '1.5.0', 10);
    now = NOW;
    const discovery = await liveVersions(registry.url, NAME);

    const dry = await run('--older-than-days', '90', '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.said.split('\n').map((line) => line.split(' ')[0])).toEqual([
      `${NAME}/1.0.0`,
      `${NAME}/1.1.0`,
      `${NAME}/1.3.0`,
      'registry:',
      '',
    ]);
    expect(await collected()).toEqual([]);
    expect(isThere('1.0.0')).toBe(true);

    const { code, said } = await run('--older-than-days', '90');
    expect(code).toBe(0);
    expect(said).toMatch(/mf-results\/1\.0\.0 +0\.00 MB +unused/);
    expect(said).toMatch(/registry: 0\.00 MB removed/);
    // the last good one, the stable one and the canary stay
    expect(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'].filter(isThere)).toEqual([
      '1.2.0',
      '1.4.0',
      '1.5.0',
    ]);
    expect(await collected()).toEqual(['1.0.0', '1.1.0', '1.3.0']);
    expect(await liveVersions(registry.url, NAME)).toEqual(discovery);
    expect((await readStatus(at(registry))).acts.at(-1)).toMatchObject({
      who: 'operator',
      act: 'collected',
      why: expect.stringContaining('not used since'),
    });
    expect((await run('--older-than-days', '90')).said).toBe('registry: 0.00 MB removed\n');
  });

  it('[R10.04] leaves what was published, seen or previewed lately', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(registry, version);
    now = NOW - 20 * DAY;
    for (const version of ['1.3.0', '1.4.0', '1.5.0']) await publish(registry, version);
    now = NOW - 6 * DAY;
    await registry.call('POST', `/widgets/${NAME}/previews`, TOKENS.operator, {
      version: '1.0.0',
      minutes: 7 * 24 * 60,
      reason: 'to compare',
    });
    const counts = { ...NO_VISITS, visits: 1 };
    await reportVisits({
      registryUrl: registry.url,
      token: TOKENS.shell,
      reports: [{ widget: NAME, version: '1.1.0', counts }],
    });
    await run('--older-than-days', '10');
    expect(await collected()).toEqual(['1.2.0', '1.3.0']);
    await run('--older-than-days', '7');
    expect(await collected()).toEqual(['1.2.0', '1.3.0']);
    expect((await run('--older-than-days', '6')).said).toContain('at least 7');
  });

  it('[R10.04] leaves what all visitors had until lately, though only its publish is in the log', async () => {
    await publish(registry, '1.0.0');
    now = NOW - DAY;
    await publish(registry, '1.1.0', 10);
    now += DAY / 24;
    await raiseWidget({ ...at(registry), traffic: 100, reason: 'it is well' });
    now += DAY / 24;
    await publish(registry, '1.2.0');
    now += DAY / 24;
    await publish(registry, '1.3.0');
    expect((await run('--older-than-days', '90')).said).toBe('registry: 0.00 MB removed\n');
    expect(await collected()).toEqual([]);
  });

  it('[R10.04] leaves what was taken back lately from all visitors, who had it for long', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      await publish(registry, version);
      now += 1;
    }
    now = NOW - DAY;
    await rollbackWidget({ ...at(registry), reason: 'it has become slow' });
    await run('--older-than-days', '90');
    expect(await collected()).toEqual(['1.0.0']);
    expect(isThere('1.3.0')).toBe(true);
  });

  it('[R10.04] a rollback to a collected version, its preview and another publish of it are refused with a sentence', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(registry, version);
    const preview = (version: string) =>
      registry.call('POST', `/widgets/${NAME}/previews`, TOKENS.operator, {
        version,
        reason: 'to see it',
      });
    const { body: link } = await preview('1.0.0');
    now = NOW;
    await run('--older-than-days', '90');
    const refusal = {
      status: 409,
      message: `${NAME} 1.0.0 was collected: nobody had used it for long, and its files are gone. Publish it under a new version number.`,
    };
    const back = { ...at(registry), reason: 'to go back' };
    await expect(rollbackWidget({ ...back, version: '1.0.0' })).rejects.toMatchObject(refusal);
    await expect(publish(registry, '1.0.0')).rejects.toMatchObject(refusal);
    expect(await preview('1.0.0')).toMatchObject({
      status: 409,
      body: { message: refusal.message },
    });
    now = FIRST;
    const opened = await registry.call('POST', '/previews/open', TOKENS.shell, link);
    expect(opened).toMatchObject({ status: 410, body: { message: refusal.message } });
    expect(isThere('1.0.0')).toBe(false);
    expect(await rollbackWidget(back)).toMatchObject({ version: '1.1.0', live: true });
  });

  it('[R10.04] removes what an interrupted publish has left, and nothing else that lies in the store', async () => {
    await publish(registry, '1.0.0');
    await publishWidget({
      ...at(registry),
      token: TOKENS['mf-ads'],
      folder: await aBuiltWidget({ name: 'mf-ads', manifest: { slots: ['side'] } }),
    });
    await rm(join(registry.assets, 'mf-ads'), { recursive: true });
    const write = async (path: string, writtenAt: number) => {
      const file = join(registry.assets, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'var a;');
      await utimes(file, writtenAt / 1000, writtenAt / 1000);
    };
    const paths = [`${NAME}/2.0.0/widget.js`, 'shell/files/main.js', 'mf-unknown/1.0.0/widget.js'];
    for (const path of paths) await write(path, FIRST);
    await write(`${NAME}/2.1.0/widget.js`, NOW - DAY);
    expect((await run('--older-than-days', '90')).said).toContain('left by an interrupted publish');
    const all = [...paths, `${NAME}/2.1.0/widget.js`];
    expect(all.filter((path) => !existsSync(join(registry.assets, path)))).toEqual([paths[0]]);
    now = NOW;
    await publish(registry, '2.0.0');
    expect(isThere('2.0.0')).toBe(true);
  });

  it('[R10.04] that was killed after it marked a version removes its files the next time', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(registry, version);
    const open = database?.open ?? (() => openDatabase(undefined, join(registry.folder, 'data')));
    const records = recordStore(await open());
    await records.act((act) => act.markCollected(NAME, '1.0.0'));
    await records.close();
    expect((await run('--older-than-days', '90')).said).toContain(`${NAME}/1.0.0`);
    expect(isThere('1.0.0')).toBe(false);
  });

  it('[R10.04] a raised or held widget goes on as before', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(registry, version);
    await publish(registry, '1.3.0', 10);
    now = NOW;
    await run('--older-than-days', '90');
    expect(
      await raiseWidget({ ...at(registry), traffic: 100, reason: 'it is well' }),
    ).toMatchObject({ version: '1.3.0', stable: true });
  });
});

it('[R10.04] a collection leaves the files of a publish that is in the middle, in a store that many have', async () => {
  const store = await aSlowStore();
  const registry = await aRunningRegistry({
    clock: Date.now,
    s3: { bucket: BUCKET, endpoint: store.endpoint },
  });
  await publish(registry, '1.0.0');
  const first = store.hold();
  const publishing = publish(registry, '1.1.0');
  await first.reached;
  const second = store.hold();
  first.release();
  await second.reached;

  const access = { endpoint: store.endpoint, region: 'us-east-1', accessKey: 'S3RVER' };
  const disk = await openDisk(`s3://${BUCKET}`, { ...access, secretKey: 'S3RVER' });
  const records = recordStore(await openDatabase(undefined, join(registry.folder, 'data')));
  const collecting = { records, disk, clock: Date.now, isDry: false };
  // everything is old for it, so that nothing but the publish itself keeps the files
  const removing = collectAll(collecting, Date.now() + DAY);
  expect(await Promise.race([removing, pause(1500, 'waits')])).toBe('waits');
  second.release();
  expect(await publishing).toMatchObject({ live: true, unchanged: false });
  expect(await removing).toEqual([]);
  for (const path of ['remoteEntry.js', 'server/widget.cjs', 'widget.json'])
    expect(await disk.exists(`${NAME}/1.1.0/${path}`)).toBe(true);

  await publish(registry, '1.2.0');
  expect(await collectAll(collecting, Date.now() + DAY)).toEqual([
    { folder: `${NAME}/1.0.0`, bytes: expect.any(Number), why: 'unused' },
  ]);
  expect(await disk.exists(`${NAME}/1.0.0/widget.json`)).toBe(false);
  await records.close();
  await registry.stop();
  await store.stop();
});
