import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { publishWidget } from '../client/index.ts';
import { openDatabase, type RegistryDatabase } from '../records/openDatabase.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRunningRegistry, type RunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';
import { liveVersions } from '../testing/liveVersions.ts';

/** Leaves the file of the database the pages that it has, or as many as it wants. */
async function limitTo(pages: 'what it has' | 'any', { acts }: RegistryDatabase): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(acts);
  const most = pages === 'any' ? 1_000_000 : Number(rows[0]?.page_count);
  await sql.raw(`pragma max_page_count = ${most}`).execute(acts);
}

let folder: string;
let registry: RunningRegistry;
afterEach(async () => {
  await registry.stop();
  await rm(folder, { recursive: true });
});

it('[R10.04] a full database answers an act with 507, and what is live has not changed', async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-'));
  const database = await openDatabase(undefined, folder);
  registry = await aRunningRegistry({ database: async () => database });
  for (const version of ['1.0.0', '1.1.0'])
    await publishWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-results'],
      folder: await aBuiltWidget({ version }),
    });
  const live = async () =>
    (await liveVersions(registry.url, 'mf-results')).map(({ metadata }) => metadata.version);
  const rollBack = (version: string) =>
    registry.call('POST', '/widgets/mf-results/rollback', TOKENS['mf-results'], {
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
  expect(answers.at(-1)).toMatchObject({
    status: 507,
    body: { message: 'A disk of the registry is full. What is live has not changed.' },
  });
  expect(await live()).toEqual([isOld ? '1.0.0' : '1.1.0']);
  await limitTo('any', database);
  expect((await rollBack(isOld ? '1.1.0' : '1.0.0')).status).toBe(200);
  expect(await live()).toEqual([isOld ? '1.1.0' : '1.0.0']);
}, 30_000);
