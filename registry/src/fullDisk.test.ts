import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { publishWidget, readStatus } from './client/index.ts';
import { openDatabase, type RegistryDatabase } from './records/openDatabase.ts';
import { aBuiltWidget } from './testing/aBuiltWidget.ts';
import { aRegistryProcess } from './testing/aRegistryProcess.ts';
import { aRunningRegistry, TOKENS } from './testing/aRunningRegistry.ts';
import { liveVersions } from './testing/liveVersions.ts';

const NAME = 'mf-results';
const FULL = 'A disk of the registry is full. What is live has not changed.';

let folder: string;
let stop: () => Promise<unknown>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-'));
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function publish(registryUrl: string, version: string, files = {}) {
  const built = await aBuiltWidget({ version, files });
  return publishWidget({ registryUrl, token: TOKENS[NAME], folder: built });
}

async function liveOf(registryUrl: string): Promise<(string | undefined)[]> {
  return (await liveVersions(registryUrl, NAME)).map(({ metadata }) => metadata.version);
}

/** Leaves the file of the database the pages that it has, or as many as it wants. */
async function limitTo(pages: 'what it has' | 'any', { acts }: RegistryDatabase): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(acts);
  const most = pages === 'any' ? 1_000_000 : Number(rows[0]?.page_count);
  await sql.raw(`pragma max_page_count = ${most}`).execute(acts);
}

it('[R10.04] a full database answers an act with 507, and what is live has not changed', async () => {
  const database = await openDatabase(undefined, folder);
  const registry = await aRunningRegistry({ database: async () => database });
  stop = () => registry.stop();
  for (const version of ['1.0.0', '1.1.0']) await publish(registry.url, version);
  const rollBack = (version: string) =>
    registry.call('POST', `/widgets/${NAME}/rollback`, TOKENS[NAME], {
      version,
      withdraw: false,
      reason: 'x'.repeat(300),
    });
  await limitTo('what it has', database);
  let isOld = false;
  const answers: Awaited<ReturnType<typeof rollBack>>[] = [];
  // the pages that it has take some acts
  do {
    answers.push(await rollBack(isOld ? '1.1.0' : '1.0.0'));
    if (answers.at(-1)?.status === 200) isOld = !isOld;
  } while (answers.at(-1)?.status === 200 && answers.length < 200);
  expect(answers.at(-1)).toMatchObject({ status: 507, body: { message: FULL } });
  expect(await liveOf(registry.url)).toEqual([isOld ? '1.0.0' : '1.1.0']);
  await limitTo('any', database);
  expect((await rollBack(isOld ? '1.1.0' : '1.0.0')).status).toBe(200);
  expect(await liveOf(registry.url)).toEqual([isOld ? '1.1.0' : '1.0.0']);
}, 30_000);

/** Mounts 4 MB on the folder `$ASSET_STORE`, of which a file takes half. */
const MOUNT =
  'mount -t tmpfs -o size=4m tmpfs "$ASSET_STORE" && head -c 2097152 /dev/zero > "$ASSET_STORE/other"';

/** Three files of a megabyte: the second one fits, the third one does not. */
const HEAVY = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`${name}.png`, name.repeat(1_000_000)]),
);

const canMount =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
// a disk can be full only where this user may mount one for a process of its own;
// what a refused file leaves is tested everywhere in `assets/assetStore.test.ts`
if (canMount)
  it('[R10.04] a disk that gets full in the middle of a publish: 507, nothing of the version is left, and it is published when there is room', async () => {
    await mkdir(join(folder, 'assets'));
    const registry = await aRegistryProcess({ folder, mount: MOUNT });
    stop = async () => {
      registry.child.kill('SIGTERM');
      await registry.ended;
    };
    /** The registry's own view of a path below its asset store. */
    const inStore = (path: string) =>
      join(`/proc/${registry.child.pid}/root`, folder, 'assets', path);
    await publish(registry.url, '1.0.0');
    await expect(publish(registry.url, '1.1.0', HEAVY)).rejects.toMatchObject({
      status: 507,
      message: expect.stringContaining(FULL),
    });
    const { acts, versions } = await readStatus({ registryUrl: registry.url, name: NAME });
    expect(acts.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(versions.map(({ version }) => version)).toEqual(['1.0.0']);
    expect(await liveOf(registry.url)).toEqual(['1.0.0']);
    // what was written of it would keep other versions out
    expect(existsSync(inStore(`${NAME}/1.1.0/a.png`))).toBe(false);
    await rm(inStore('other'));
    expect(await publish(registry.url, '1.1.0', HEAVY)).toMatchObject({
      live: true,
      unchanged: false,
    });
    expect(await liveOf(registry.url)).toEqual(['1.1.0']);
    expect(existsSync(inStore(`${NAME}/1.1.0/c.png`))).toBe(true);
  }, 120_000);
