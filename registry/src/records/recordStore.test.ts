import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widgetManifest } from 'shared-contracts/widget';
import { widgetFiles } from '../testing/widgetFiles.ts';
import { NO_VISITS } from 'shared-contracts/release';
import { closeTestDatabase, openTestDatabase } from '../testing/openTestDatabase.ts';
import type { RegistryDatabase } from './openDatabase.ts';
import { recordStore, type RecordStore } from './recordStore.ts';

// PostgreSQL in WebAssembly starts slowly on a busy machine
jest.setTimeout(120_000);
afterAll(closeTestDatabase);

const at = '2026-11-21T08:00:00.000Z';

describe.each(['SQLite', 'PostgreSQL'] as const)('records in %s', (kind) => {
  let folder: string;
  let database: RegistryDatabase;
  let store: RecordStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'records-'));
    database = await openTestDatabase(kind, folder);
    store = recordStore(database);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const name = () => `mf-${folder.slice(-6).toLowerCase()}`;
  const publish = (version: string, fails = false) =>
    store.act(async (act) => {
      const manifest = widgetManifest.parse(JSON.parse(widgetFiles({ version })['widget.json']));
      await act.write({ at, who: 'team', act: 'published', widget: name(), version, why: '' });
      await act.addVersion({
        name: name(),
        version,
        manifest,
        signature: '',
        fingerprint: version,
        publishedAt: at,
        publishedBy: 'team',
      });
      await act.makeStable(name(), version);
      if (fails) throw new Error('no');
    });
  const live = async () =>
    (await store.live())
      .filter((record) => record.name === name())
      .map(({ version, traffic }) => `${version} ${traffic}`);

  it('[R10.04] undo an act that fails: no line in the audit log, the old version stays live', async () => {
    await publish('1.0.0');
    await expect(publish('1.1.0', true)).rejects.toThrow('no');
    await expect(publish('1.0.0')).rejects.toThrow(/unique/i);
    expect(await store.audit(name())).toHaveLength(1);
    expect(await live()).toEqual(['1.0.0 100']);
  });

  it('[R10.04] give the right to write a version to one publish, until it is silent for too long', async () => {
    const claim = (id: string, until: number, now: number) =>
      store.act((act) => act.claim({ name: name(), version: '1.0.0', id, until }, now));
    const of = (id: string) => ({ name: name(), version: '1.0.0', id });
    expect(await claim('first', 100, 0)).toBe(true);
    expect(await claim('second', 150, 99)).toBe(false);
    expect(await store.act((act) => act.extendClaim({ ...of('first'), until: 200 }))).toBe(true);
    expect(await claim('second', 250, 199)).toBe(false);
    // a registry that was killed extends nothing
    expect(await claim('second', 300, 200)).toBe(true);
    expect(await store.act((act) => act.extendClaim({ ...of('first'), until: 900 }))).toBe(false);
    expect(await store.act((act) => act.endClaim(of('first')))).toBe(false);
    expect(await store.act((act) => act.endClaim(of('second')))).toBe(true);
    expect(await claim('third', 400, 300)).toBe(true);
  });

  it('[R10.05] take the right from a publish whose clock was a day ahead, and not from one of a minute', async () => {
    const claim = (id: string, until: number, now: number) =>
      store.act((act) => act.claim({ name: name(), version: '1.0.0', id, until }, now));
    const day = 86_400_000;
    expect(await claim('ahead', day + 12_000, day)).toBe(true);
    expect(await claim('a minute ago', 112_000, day - 60_000)).toBe(false);
    expect(await claim('put right', 112_000, 100_000)).toBe(true);
  });

  it('[R10.04] share the visitors between stable version and canary, until all get one version', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await store.act(async (act) => {
      await act.startTrial(name(), '1.0.0', 5, [50, 100]);
      await act.giveShare(name(), '1.0.0', 10);
    });
    expect(await live()).toEqual(['1.1.0 90', '1.0.0 10']);
    expect(await store.trial(name())).toMatchObject({
      version: '1.0.0',
      steps: [50, 100],
      startedAt: 5,
    });
    await store.act((act) => act.makeStable(name(), '1.1.0', ['1.0.0']));
    expect([await live(), await store.trial(name())]).toEqual([['1.1.0 100'], undefined]);
    expect((await store.get(name(), '1.0.0')).withdrawn).toBe(true);
    await expect(store.get(name(), '9.9.9')).rejects.toThrow();
  });

  it.each([
    ['1.1.0', 'ended'],
    ['1.2.0', 'taken-back'],
  ])(
    '[R10.04] say of a trial beside which %s is taken back that it is %s',
    async (gone, outcome) => {
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
      await store.act(async (act) => {
        await act.makeStable(name(), '1.1.0');
        await act.startTrial(name(), '1.2.0', 0, []);
        await act.makeStable(name(), '1.0.0', [gone]);
      });
      const trials = database.reads
        .selectFrom('trial')
        .select('outcome')
        .where('name', '=', name());
      expect(await trials.execute()).toEqual([{ outcome }]);
    },
  );

  it('[R10.04] add up the visits of a version from all servers, in total and by five minutes', async () => {
    await publish('1.0.0');
    const counts = { ...NO_VISITS, visits: 10, failed: 2 };
    await Promise.all(
      Array.from({ length: 8 }, () => store.addVisits(name(), '1.0.0', 1000, counts)),
    );
    await store.addVisits(name(), '1.0.0', 301_000, counts);
    expect(await store.visits(name(), '1.0.0', 0)).toMatchObject({
      visits: 90,
      failed: 18,
      slow: 0,
    });
    expect(
      (await store.visitsOverTime(name(), '1.0.0', 0)).map(({ at: since, visits }) => [
        since,
        visits,
      ]),
    ).toEqual([
      [0, 80],
      [300_000, 10],
    ]);
  });

  it('[R10.04] keep the last thousand visits of a version, however long ago they were', async () => {
    const DAY = 86_400_000;
    for (const [day, visits] of [
      [1, 900],
      [2, 600],
      [9, 500],
    ] as const)
      await store.addVisits(name(), '1.0.0', day * DAY, { ...NO_VISITS, visits, blank: 1 });
    const last = await store.lastVisits(name(), '1.0.0');
    expect(last.map(({ at: begin, visits, blank }) => [begin / DAY, visits, blank])).toEqual([
      [2, 600, 1],
      [9, 500, 1],
    ]);
    expect(await store.lastVisits(name(), '2.0.0')).toEqual([]);
  });

  it('[R10.04] add up how fast visits were, for each band', async () => {
    const phone = { device: 'MB', vital: 'lcp', band: 2, visits: 3 } as const;
    const computer = { device: 'PC', vital: 'inp', band: 0, visits: 1 } as const;
    await store.addVitals(name(), '1.0.0', 600_000, [phone, computer]);
    await store.addVitals(name(), '1.0.0', 600_001, [phone]);
    await store.addVitals(name(), '1.0.0', 900_000, [phone]);
    await store.addVitals(name(), '1.0.0', 900_000, []);
    const all = await store.vitals(name(), '1.0.0', 600_000);
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([{ ...phone, visits: 9 }, computer]));
    expect(await store.vitals(name(), '1.0.0', 900_000)).toEqual([phone]);
  });

  it('[R10.04] watch one version of a widget, until another is for all visitors', async () => {
    await publish('1.0.0');
    const watch = (version: string, since: number) =>
      store.act((act) => act.beginWatch({ name: name(), version, since }));
    await watch('1.0.0', 5);
    await watch('1.0.0', 1_800_000_000_000);
    await store.act((act) => act.makeStable(name(), '1.0.0'));
    const watched = { name: name(), version: '1.0.0', since: 1_800_000_000_000 };
    expect(await store.watch(name())).toEqual(watched);
    expect(await store.watches()).toContainEqual(watched);
    expect((await store.live()).find((each) => each.name === name())?.watched).toBe(true);
    await publish('1.1.0');
    expect(await store.watch(name())).toBeUndefined();
  });

  it('[R10.04] recognise a report of visits for a day', async () => {
    const at = (hour: number) => hour * 3_600_000;
    const isFirst = (id: string, hour: number) =>
      store.act((act) => act.isFirstReport(`${name()} ${id}`, at(hour)));
    expect(await Promise.all([isFirst('a', 0), isFirst('a', 0), isFirst('b', 0)])).toEqual([
      true,
      false,
      true,
    ]);
    expect([await isFirst('a', 24), await isFirst('a', 25)]).toEqual([false, true]);
  });

  it('[R10.04] forget a report whose visits could not be counted', async () => {
    const id = `${name()} broken`;
    await expect(
      store.act(async (act) => {
        await act.isFirstReport(id, 0);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await store.act((act) => act.isFirstReport(id, 0))).toBe(true);
  });

  it('[R10.04] run acts one at a time', async () => {
    await publish('1.0.0');
    let running = 0;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        store.act(async (act) => {
          running += 1;
          await act.live();
          expect(running).toBe(1);
          running -= 1;
        }),
      ),
    );
  });
});

it.each(['SQLite', 'PostgreSQL'] as const)(
  '[R10.04] the audit log only grows, in %s',
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'records-'));
    const { acts, close } = await openTestDatabase(kind, folder);
    await acts
      .insertInto('audit')
      .values({ at, who: 'team', act: 'published', widget: 'mf-x', version: '1.0.0', why: '' })
      .execute();
    await expect(acts.deleteFrom('audit').execute()).rejects.toThrow('the audit log only grows');
    await expect(acts.updateTable('audit').set({ who: 'nobody' }).execute()).rejects.toThrow(
      'the audit log only grows',
    );
    await close();
    await rm(folder, { recursive: true });
  },
);
