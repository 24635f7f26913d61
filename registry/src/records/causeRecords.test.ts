import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VitalCause } from 'shared-contracts/release';
import { closeTestDatabase, openTestDatabase } from '../testing/openTestDatabase.ts';
import { MOST_KEPT, MOST_READ } from './causeRecords.ts';
import { recordStore, type RecordStore } from './recordStore.ts';

// PostgreSQL in WebAssembly starts slowly on a busy machine
jest.setTimeout(120_000);
afterAll(closeTestDatabase);

describe.each(['SQLite', 'PostgreSQL'] as const)('causes in %s', (kind) => {
  let folder: string;
  let store: RecordStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'causes-'));
    store = recordStore(await openTestDatabase(kind, folder));
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const name = () => `mf-${folder.slice(-6).toLowerCase()}`;

  it('[R10.04] add up by what visits were slow, the most frequent first', async () => {
    const image = { device: 'MB', vital: 'lcp', element: 'img', event: '', script: '' } as const;
    const click = { ...image, vital: 'inp', element: 'button', event: 'click' } as const;
    const later = { ...click, script: 'later.js' };
    const add = (time: number, ...causes: VitalCause[]) =>
      store.act((act) => act.addCauses(name(), '1.0.0', time, causes));
    await add(600_000, { ...image, visits: 3, poor: 1 }, { ...click, visits: 9, poor: 0 });
    await add(600_001, { ...image, visits: 3, poor: 2 });
    await add(900_000, { ...image, visits: 4, poor: 0 }, { ...later, visits: 1, poor: 1 });
    await add(900_000);
    expect(await store.causes(name(), '1.0.0', 600_000)).toEqual([
      { ...image, visits: 10, poor: 3 },
      { ...click, visits: 9, poor: 0 },
      { ...later, visits: 1, poor: 1 },
    ]);
    expect(await store.causes(name(), '1.0.0', 900_000)).toEqual([
      { ...image, visits: 4, poor: 0 },
      { ...later, visits: 1, poor: 1 },
    ]);
    expect(await store.causes(name(), '2.0.0', 0)).toEqual([]);
  });

  it('[R10.04] keep so many causes of a version for five minutes, and count the known ones further', async () => {
    const named = (at: number): VitalCause => ({
      device: 'PC',
      vital: 'lcp',
      element: `x${at}`,
      event: '',
      script: '',
      visits: 1,
      poor: 0,
    });
    const all = Array.from({ length: MOST_KEPT + 5 }, (_, at) => named(at));
    await store.act((act) => act.addCauses(name(), '1.0.0', 0, all));
    await store.act((act) => act.addCauses(name(), '1.0.0', 1, all.toReversed()));
    const kept = await store.causes(name(), '1.0.0', 0);
    expect(kept).toHaveLength(MOST_READ);
    expect(kept.every(({ visits }) => visits === 2)).toBe(true);
    await store.act((act) => act.addCauses(name(), '1.0.0', 300_000, [named(MOST_KEPT)]));
    expect(await store.causes(name(), '1.0.0', 300_000)).toEqual([named(MOST_KEPT)]);
    const late = { ...named(MOST_KEPT), visits: 9 };
    await store.act((act) => act.addCauses(name(), '1.0.0', 2, [late]));
    const [most] = await store.causes(name(), '1.0.0', 0);
    expect(most?.visits).toBe(2);
  });
});
