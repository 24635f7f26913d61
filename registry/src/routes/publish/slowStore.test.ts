import { publishWidget, readStatus, rollbackWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS } from '../../testing/aRunningRegistry.ts';
import { aSharedDatabase } from '../../testing/aSharedDatabase.ts';
import { aSlowStore, BUCKET } from '../../testing/aSlowStore.ts';
import { liveVersions } from '../../testing/liveVersions.ts';

// PostgreSQL in WebAssembly starts slowly on a busy machine
jest.setTimeout(120_000);

/** Three files of 7 MiB. */
const HEAVY = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`${name}.png`, name.repeat(7 * 1024 * 1024)]),
);
const NAME = 'mf-results';

/**
 * Starts two registries on the same records: one writes to a folder, the other one to a store that
 * takes no file until the test lets it.
 */
async function quickAndSlow(kind: 'SQLite' | 'PostgreSQL') {
  const store = await aSlowStore();
  const shared = kind === 'PostgreSQL' ? await aSharedDatabase() : undefined;
  const database = shared && { database: shared.open };
  const slow = await aRunningRegistry({
    s3: { bucket: BUCKET, endpoint: store.endpoint },
    ...database,
  });
  const quick = shared ? await aRunningRegistry({ ...database }) : slow;
  return {
    store,
    slow,
    quick,
    async stop() {
      await store.stop();
      await slow.stop();
      if (quick !== slow) await quick.stop();
      await shared?.drop();
    },
  };
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a publish to a slow store, with %s', (kind) => {
  let site: Awaited<ReturnType<typeof quickAndSlow>>;
  beforeAll(async () => {
    site = await quickAndSlow(kind);
  });
  afterAll(() => site.stop());

  const at = () => ({ registryUrl: site.quick.url, token: TOKENS[NAME], name: NAME });
  const publish = async (version: string, files = {}) =>
    publishWidget({
      registryUrl: site.slow.url,
      token: TOKENS[NAME],
      folder: await aBuiltWidget({ version, files }),
    });
  const acts = async (major: string) =>
    (await readStatus(at())).acts
      .filter(({ version }) => version.startsWith(major))
      .map(({ act, version }) => `${act} ${version}`);
  const live = async () =>
    (await liveVersions(site.quick.url, NAME)).map(({ metadata }) => metadata.version);

  it('[R10.04] lets a rollback through while its 20 MB are written', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    const { reached, release } = site.store.hold();
    const publishing = publish('1.2.0', HEAVY);
    await reached;
    // the store holds the first file until the rollback has answered
    expect(await rollbackWidget({ ...at(), reason: 'no prices' })).toMatchObject({
      version: '1.0.0',
      live: true,
    });
    expect(await live()).toEqual(['1.0.0']);
    release();
    expect(await publishing).toMatchObject({ version: '1.2.0', live: true, unchanged: false });
    expect(await acts('1')).toEqual([
      'published 1.0.0',
      'published 1.1.0',
      'rolled-back 1.0.0',
      'published 1.2.0',
    ]);
  });

  it('[R10.04] is not published if the widget was frozen in the meantime', async () => {
    await publish('2.0.0');
    const { reached, release } = site.store.hold();
    const publishing = publish('2.1.0');
    await reached;
    const frozen = await site.quick.call('PUT', `/widgets/${NAME}/hold`, TOKENS.operator, {
      hold: 'frozen',
      reason: 'an incident',
    });
    expect(frozen.status).toBe(200);
    release();
    await expect(publishing).rejects.toThrow('mf-results is frozen');
    expect(await live()).toEqual(['2.0.0']);
    await site.quick.call('PUT', `/widgets/${NAME}/hold`, TOKENS.operator, {
      hold: '',
      reason: 'it is over',
    });
    expect(await publish('2.1.0')).toMatchObject({ live: true, unchanged: false });
  });

  it('[R10.04] keeps the same version from being written twice at once', async () => {
    const { reached, release } = site.store.hold();
    const first = publish('3.0.0');
    await reached;
    const second = publish('3.0.0');
    const other = publish('3.0.0', { 'other.js': '/* other content */' });
    const refused = expect(other).rejects.toThrow('3.0.0 is published already, with other content');
    release();
    expect(await first).toMatchObject({ unchanged: false });
    expect(await second).toMatchObject({ unchanged: true });
    await refused;
    expect(await acts('3')).toEqual(['published 3.0.0']);
  });
});
