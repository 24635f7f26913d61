import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from 'server-kit/database/openPostgres';
import { itNeeds } from 'server-kit/testing/needing';
import { tokenReply, tokens } from 'shared-contracts/staff';
import { hashSecret } from '../auth/accounts/secretHash.ts';
import { type OwnDatabase, ownDatabase, SERVER } from '../testing/ownDatabase.ts';
import { runGatewayProgram } from '../testing/runGatewayProgram.ts';
import { startGatewayProcess } from '../testing/startGatewayProcess.ts';

// processes start slowly on a busy machine
jest.setTimeout(180_000);

const KINDS = SERVER === undefined ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);
const SECRET = 'panda-1001-keyOfTheTest';
const SEARCH = '/gora/course/search?area[]=0&year=2026&month=11&day=22&widthday=7';
/** What is there of a database while another process writes it. */
type Found = 'nothing' | 'all' | 'a part';

const folders: string[] = [];
const databases: OwnDatabase[] = [];
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

/** A machine for a gateway: the settings that name its database. */
type Machine = Readonly<Record<string, string>> & { readonly GATEWAY_DATA: string };

async function aMachine(kind: (typeof KINDS)[number]): Promise<Machine> {
  const folder = await aFolder();
  const database = await ownDatabase(kind, folder);
  databases.push(database);
  return {
    GATEWAY_DATA: folder,
    ...(database.url !== undefined && { DATABASE_URL: database.url }),
  };
}

async function start(machine: Machine, more: Readonly<Record<string, string>> = {}) {
  const gateway = await startGatewayProcess({ ...machine, ...more });
  ends.push(() => gateway.child.kill('SIGKILL'));
  return {
    url: gateway.url,
    stop: async () => {
      const ended = new Promise((resolve) => {
        gateway.child.once('exit', resolve);
      });
      gateway.child.kill('SIGTERM');
      await ended;
    },
  };
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/gora/auth/login/panda`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bkey: SECRET }),
  });
  return tokens.parse(tokenReply.parse(await reply.json()).data[0]).access_token;
}

async function readStaff(url: string, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}/gora/auth/panda`, { headers })).json();
}

async function readSearch(url: string): Promise<unknown> {
  return (await fetch(`${url}${SEARCH}`)).json();
}

async function askDatabase<Row>(url: string, text: string): Promise<Row[]> {
  const db = openPostgres<object>(url, { connections: 1 });
  const { rows } = await sql.raw<Row>(text).execute(db);
  await db.destroy();
  return rows;
}

/** Returns what is there of a machine's database, when nobody writes it any more. */
async function find({ DATABASE_URL: url, GATEWAY_DATA: folder }: Machine): Promise<Found> {
  if (url === undefined) return existsSync(join(folder, 'inventory.sqlite')) ? 'all' : 'nothing';
  const psql = `select 1 from pg_stat_activity where application_name = 'psql' and datname = current_database()`;
  while ((await askDatabase(url, psql)).length > 0) await pause(5);
  const tables = await askDatabase(url, `select 1 from pg_tables where schemaname = 'public'`);
  if (tables.length === 0) return 'nothing';
  const rows = await askDatabase(url, 'select 1 from stock limit 1').catch(() => []);
  return rows.length > 0 ? 'all' : 'a part';
}

/** Makes a folder with a pg_restore that stops in the middle of its output, and then writes `halfway`. */
async function aSlowRestore(): Promise<{ readonly programs: string; readonly halfway: string }> {
  const programs = await aFolder();
  const halfway = join(programs, 'halfway');
  await writeFile(
    join(programs, 'pg_restore'),
    `#!/bin/sh\nPATH="\${PATH#*:}"\npg_restore "$@" | { head -c 30000; sleep 1; touch '${halfway}'; sleep 2; cat; }\n`,
    { mode: 0o700 },
  );
  return { programs, halfway };
}

/** Kills a program when a condition holds. Resolves to false if it ended before anybody saw that. */
async function killWhen(
  { child, ended }: ReturnType<typeof runGatewayProgram>,
  condition: () => Promise<boolean> | boolean,
): Promise<boolean> {
  while (!(await condition())) {
    if (child.exitCode !== null) return false;
    await pause(1);
  }
  const isKilled = child.kill('SIGKILL');
  await ended;
  return isKilled;
}

/** Returns a machine on which a restore was killed; a busy test may look too late on the first ones. */
async function aMachineWithHalfARestore(
  kind: Parameters<typeof aMachine>[0],
  place: string,
): Promise<Machine> {
  const { programs, halfway } = await aSlowRestore();
  for (;;) {
    const machine = await aMachine(kind);
    const sign =
      kind === 'sqlite' ? join(machine.GATEWAY_DATA, 'inventory.sqlite.restored') : halfway;
    const program = runGatewayProgram('restore', [place], machine, programs);
    if ((await killWhen(program, () => existsSync(sign))) && existsSync(sign)) return machine;
    // killed too late, or ended well; a restore that fails is no reason to try again
    expect([null, 0]).toContain((await program.ended).code);
  }
}

async function listBackups(place: string): Promise<string[]> {
  return (await readdir(place)).filter((name) => /^\d{4}-/.test(name));
}

describe.each(KINDS)('a gateway on %s', (kind) => {
  it('[R7.10] answers searches and knows who is signed in after a restore on another machine, also where backup and restore were killed in the middle', async () => {
    const lost = await aMachine(kind);
    const place = await aFolder();
    const accounts = join(place, '..', `${kind}-accounts-${process.pid}.json`);
    folders.push(accounts);
    await writeFile(
      accounts,
      JSON.stringify([
        {
          system: 'panda',
          login: 'panda-1001',
          record: { staff_id: '1001' },
          hash: await hashSecret(SECRET, 1024),
        },
      ]),
    );
    const gateway = await start(lost, { AUTH_ACCOUNTS: accounts });
    const token = await signIn(gateway.url);
    const found = await readSearch(gateway.url);
    expect(JSON.stringify(found)).toContain('"c_id"');

    const isKilled = await killWhen(runGatewayProgram('backup', [place], lost), async () =>
      (await readdir(place)).some((name) => name.startsWith('unfinished-')),
    );
    expect(isKilled).toBe(true);
    expect(await listBackups(place)).toEqual([]);
    expect(await runGatewayProgram('backup', [place], lost).ended).toMatchObject({ code: 0 });
    await gateway.stop();

    const fresh = await aMachineWithHalfARestore(kind, place);
    expect(await find(fresh)).toBe('nothing');
    const { code, said } = await runGatewayProgram('restore', [place], fresh).ended;
    expect([code, said]).toEqual([0, expect.stringContaining('gateway: restored')]);

    const restored = await start(fresh);
    expect(await readSearch(restored.url)).toEqual(found);
    expect(await readStaff(restored.url, token)).toMatchObject({ data: [{ staff_id: '1001' }] });
    expect((await runGatewayProgram('restore', [place], fresh).ended).said).toContain('--replace');
    expect((await runGatewayProgram('restore', [place, '--replace'], fresh).ended).said).toMatch(
      /stop (it|the servers) first/,
    );
    await restored.stop();
  });
});

const withPostgres = itNeeds('PostgreSQL', SERVER !== undefined);

withPostgres(
  '[R7.10] a machine without the client programs of PostgreSQL says which ones it needs',
  async () => {
    const machine = await aMachine('postgres');
    const { code, said } = await runGatewayProgram('backup', [await aFolder()], {
      ...machine,
      PATH: '/nowhere',
    }).ended;
    expect([code, said]).toEqual([1, expect.stringContaining('pg_dump is not on this machine')]);
    expect(said).not.toContain(new URL(machine.DATABASE_URL ?? '').password);
  },
);
