import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishWidget } from '../client/index.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRegistryProcess, aRegistryProgram } from '../testing/aRegistryProcess.ts';
import { TOKENS } from '../testing/aRunningRegistry.ts';
import { aSlowStore, BUCKET } from '../testing/aSlowStore.ts';
import { aSharedDatabase, type SharedDatabase } from '../testing/aSharedDatabase.ts';

// processes start slowly on a busy machine
jest.setTimeout(180_000);

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
const hasServer = process.env.TEST_DATABASE_URL !== undefined;
const KINDS = hasServer ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

const folders: string[] = [];
const databases: SharedDatabase[] = [];
const ends: (() => void)[] = [];
afterAll(async () => {
  for (const end of ends) end();
  await Promise.all(databases.map((database) => database.drop()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  folders.push(folder);
  return folder;
}

/** A machine for a registry: a folder, and a database if it is to have one. */
interface Machine {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
}

async function aMachine(kind: (typeof KINDS)[number]): Promise<Machine> {
  const folder = await aFolder();
  if (kind === 'SQLite') return { folder };
  const database = await aSharedDatabase();
  databases.push(database);
  return { folder, databaseUrl: database.url };
}

async function start(machine: Machine) {
  const registry = await aRegistryProcess(machine);
  ends.push(() => registry.child.kill('SIGKILL'));
  return registry;
}

async function stop({ child, ended }: Awaited<ReturnType<typeof start>>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** Publishes a version with so many files. */
async function publish(registryUrl: string, version: string, count = 1) {
  const files = Array.from({ length: count }, (_, at) => [
    `part${at}.js`,
    `/* ${version} ${at} */`.padEnd(20_000, createHash('sha256').update(`${at}`).digest('hex')),
  ]);
  await publishWidget({
    registryUrl,
    token: TOKENS['mf-results'],
    folder: await aBuiltWidget({ version, files: Object.fromEntries(files) }),
  });
}

/** Reads what shells are told, without the times of the answer. */
async function readDiscovery(url: string) {
  const { microFrontends, record } = (await (await fetch(`${url}/discovery`)).json()) as {
    microFrontends: object;
    record: { serial: number; withdrawn: object };
  };
  return { microFrontends, serial: record.serial, withdrawn: record.withdrawn };
}

/** Reads all files of the store, by their keys. */
async function readStore({ folder }: Machine) {
  const assets = join(folder, 'assets');
  const found = await readdir(assets, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
        .map(async (path) => [path.slice(assets.length), await readFile(path, 'base64')]),
    ),
  ) as Record<string, string>;
}

/** Waits until a condition holds while a program runs, and kills the program then. */
async function killWhen(
  { child, ended }: ReturnType<typeof aRegistryProgram>,
  condition: () => Promise<boolean>,
): Promise<void> {
  while (!(await condition())) {
    if (child.exitCode !== null) throw new Error(`It ended: ${(await ended).said}`);
    await pause(2);
  }
  child.kill('SIGKILL');
  await ended;
}

async function countFiles(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).length;
}

async function listBackups(place: string): Promise<string[]> {
  return (await readdir(place)).filter((name) => /^\d{4}-/.test(name));
}

describe.each(KINDS)('a registry on %s', (kind) => {
  it('[R10.04] is as it was after a restore on another machine, also where backup and restore were killed in the middle', async () => {
    const lost = await aMachine(kind);
    const place = await aFolder();
    const registry = await start(lost);
    await publish(registry.url, '1.0.0');
    await publish(registry.url, '1.1.0', 150);
    const contents = join(place, 'contents');
    await killWhen(
      aRegistryProgram('backup', [place], lost),
      async () => (await countFiles(contents)) > 20,
    );
    expect(await listBackups(place)).toEqual([]);

    const fresh = await aMachine(kind);
    expect(await aRegistryProgram('restore', [place], fresh).ended).toEqual({
      code: 1,
      said: expect.stringContaining('no whole backup'),
    });

    expect(await aRegistryProgram('backup', [place], lost).ended).toMatchObject({ code: 0 });
    const before = await readDiscovery(registry.url);
    await stop(registry);

    const assets = join(fresh.folder, 'assets');
    await killWhen(
      aRegistryProgram('restore', [place], fresh),
      async () => (await countFiles(assets)) > 20,
    );
    // there is no half of the records, so nothing has to be replaced
    const { code, said } = await aRegistryProgram('restore', [place], fresh).ended;
    expect([code, said]).toEqual([0, expect.stringContaining(`has the number ${before.serial}`)]);
    const restored = await start(fresh);
    expect(await readDiscovery(restored.url)).toEqual(before);
    expect(await readStore(fresh)).toEqual(await readStore(lost));
    await publish(restored.url, '1.2.0');
    await stop(restored);
  });

  it('[R10.04] is backed up while it publishes: every file that the records name is in the backup', async () => {
    const busy = await aMachine(kind);
    const place = await aFolder();
    const registry = await start(busy);
    const publishing = (async () => {
      for (let minor = 0; minor < 8; minor += 1) await publish(registry.url, `1.${minor}.0`, 5);
    })();
    const codes: (number | null)[] = [];
    let isDone = false;
    void publishing.finally(() => {
      isDone = true;
    });
    while (!isDone) codes.push((await aRegistryProgram('backup', [place], busy).ended).code);
    await publishing;
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes)).toEqual(new Set([0]));
    await stop(registry);
  });

  it('[R10.04] takes no restore where it has data, or where it runs, and a restore from another backup of the place', async () => {
    const machine = await aMachine(kind);
    const place = await aFolder();
    const registry = await start(machine);
    await publish(registry.url, '1.0.0');
    await aRegistryProgram('backup', [place], machine).ended;
    await publish(registry.url, '1.1.0');
    await aRegistryProgram('backup', [place], machine).ended;
    const [first = ''] = (await listBackups(place)).toSorted();

    const restore = async (...words: string[]) =>
      aRegistryProgram('restore', [place, '--backup', first, ...words], machine).ended;
    expect((await restore()).said).toContain('--replace puts the backup');
    expect((await restore('--replace')).said).toMatch(/stop (it|the servers) first/);
    await stop(registry);
    expect(await restore('--replace')).toMatchObject({ code: 0 });
    const restored = await start(machine);
    expect(Object.keys((await readDiscovery(restored.url)).microFrontends)).toEqual(['mf-results']);
    expect(JSON.stringify(await readDiscovery(restored.url))).not.toContain('1.1.0');
    await stop(restored);
  });

  it('[R10.04] that was restored from an older backup gets a later number than shells have seen', async () => {
    const machine = await aMachine(kind);
    const registry = await start(machine);
    await publish(registry.url, '1.0.0');
    const { serial } = await readDiscovery(registry.url);
    const slip = await aRegistryProgram('renumber', ['--after', '4000000000'], machine).ended;
    expect(slip.said).toContain(`has the number ${serial}; 4000000000 is too far from it`);
    expect((await readDiscovery(registry.url)).serial).toBe(serial);
    const { said } = await aRegistryProgram('renumber', ['--after', '400'], machine).ended;
    expect(said).toBe('registry: the last act has the number 401\n');
    expect((await readDiscovery(registry.url)).serial).toBe(401);
    await publish(registry.url, '1.1.0');
    expect((await readDiscovery(registry.url)).serial).toBe(402);
    expect(serial).toBeLessThan(400);
    await stop(registry);
  });
});

describe('a backup', () => {
  let machine: Machine;
  let place: string;
  beforeAll(async () => {
    machine = await aMachine('SQLite');
    place = await aFolder();
    const registry = await start(machine);
    await publish(registry.url, '1.0.0', 10);
    await stop(registry);
    await aRegistryProgram('backup', [place], machine).ended;
  });

  const filesOf = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it('[R10.04] shares the files that have not changed with the one before, and mends what the store has lost', async () => {
    const before = await filesOf(join(place, 'contents'));
    await rm(join(machine.folder, 'assets/mf-results/1.0.0/part0.js'));
    expect(await aRegistryProgram('backup', [place], machine).ended).toMatchObject({ code: 0 });
    expect(await filesOf(join(place, 'contents'))).toEqual(before);
    const other = { folder: await aFolder() };
    await aRegistryProgram('restore', [place], other).ended;
    expect(existsSync(join(other.folder, 'assets/mf-results/1.0.0/part0.js'))).toBe(true);
  });

  it('[R10.04] that is first and finds a damaged file says so, and fails', async () => {
    const damaged = await aMachine('SQLite');
    await aRegistryProgram('restore', [place], damaged).ended;
    await truncate(join(damaged.folder, 'assets/mf-results/1.0.0/part1.js'), 5);
    const elsewhere = await aFolder();
    expect(await aRegistryProgram('backup', [elsewhere], damaged).ended).toEqual({
      code: 1,
      said: expect.stringContaining('mf-results/1.0.0/part1.js'),
    });
    // nobody gets it who does not ask for it
    const [name = ''] = await listBackups(elsewhere);
    const empty = { folder: await aFolder() };
    expect(await aRegistryProgram('restore', [elsewhere], empty).ended).toEqual({
      code: 1,
      said: expect.stringContaining(`lacks something: name one with --backup (${name})`),
    });
    const words = [elsewhere, '--backup', name];
    expect(await aRegistryProgram('restore', words, empty).ended).toMatchObject({ code: 0 });
  });

  it('[R10.04] stays for as long as it is one of the last ones', async () => {
    await aRegistryProgram('backup', [place], machine).ended;
    const { said } = await aRegistryProgram('backup', [place, '--keep', '2'], machine).ended;
    expect(said).toContain('is removed');
    expect(await listBackups(place)).toHaveLength(2);
  });

  it.each(['contents', 'records'])('[R10.04] whose %s were altered is refused', async (what) => {
    const [newest = ''] = (await listBackups(place)).toSorted().toReversed();
    const [file = ''] =
      what === 'records' ? [join(place, newest, 'records')] : await filesOf(join(place, what));
    const whole = await readFile(file);
    await writeFile(file, 'altered');
    const { code, said } = await aRegistryProgram('restore', [place], { folder: await aFolder() })
      .ended;
    expect([code, said]).toEqual([1, expect.stringContaining('missing or was altered')]);
    await writeFile(file, whole);
  });

  it('[R10.04] takes the place of records that are damaged, and of what lies beside them', async () => {
    const damaged = { folder: await aFolder() };
    await mkdir(join(damaged.folder, 'data'));
    const file = join(damaged.folder, 'data/records.sqlite');
    for (const end of ['', '-wal', '-shm']) await writeFile(file + end, 'damaged'.repeat(1000));
    expect(await aRegistryProgram('restore', [place, '--replace'], damaged).ended).toMatchObject({
      code: 0,
    });
    const registry = await start(damaged);
    expect(JSON.stringify(await readDiscovery(registry.url))).toContain('1.0.0');
    await stop(registry);
  });

  it('[R10.04] goes from a store that many have, and into one', async () => {
    const store = await aSlowStore();
    const settings = {
      ASSET_STORE: `s3://${BUCKET}`,
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    };
    const there = await aFolder();
    const folder = await aFolder();
    expect(await aRegistryProgram('restore', [place], { folder, settings }).ended).toMatchObject({
      code: 0,
    });
    expect(await aRegistryProgram('backup', [there], { folder, settings }).ended).toMatchObject({
      code: 0,
    });
    await store.stop();
    const back = { folder: await aFolder() };
    const direct = { folder: await aFolder() };
    await aRegistryProgram('restore', [there], back).ended;
    await aRegistryProgram('restore', [place], direct).ended;
    expect(await readStore(back)).toEqual(await readStore(direct));
  });

  it('[R10.04] is not made of words that the program does not know', async () => {
    for (const words of [[], [place, '--keep', '0'], [place, '--all']])
      expect(await aRegistryProgram('backup', words, machine).ended).toEqual({
        code: 64,
        said: expect.stringContaining('usage: node registry/src/backup.ts'),
      });
  });
});
