import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeTestDatabase, openTestDatabase } from '../testing/openTestDatabase.ts';
import { MOST_GROUPS, MOST_NEW_GROUPS } from './errorRecords.ts';
import { recordStore, type RecordStore } from './recordStore.ts';

// PostgreSQL in WebAssembly starts slowly on a busy machine
jest.setTimeout(120_000);
afterAll(closeTestDatabase);

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Far from the errors of the test before, which has the same database. */
let start = 0;

function errors(first: number, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    widget: 'mf-ads@1.0.0',
    name: 'TypeError',
    message: `no banner ${first + at}`,
    place: 'remotes/mf-ads/1.0.0/widget.js:1:20',
    stack: '',
    count: 1,
  }));
}

describe.each(['SQLite', 'PostgreSQL'] as const)('errors of browsers in %s', (kind) => {
  let folder: string;
  let store: RecordStore;
  beforeEach(async () => {
    start += 100 * DAY;
    folder = await mkdtemp(join(tmpdir(), 'records-'));
    store = recordStore(await openTestDatabase(kind, folder));
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
  const add = (first: number, count: number, at: number) =>
    store.act((act) => act.addErrors(errors(first, count), at));

  it('[R10.05] are grouped, counted, and forgotten after 30 days', async () => {
    await add(1, 1, start);
    await add(1, 2, start + 2 * MINUTE);
    expect(await store.errorsSince(start)).toMatchObject([
      { message: 'no banner 1', count: 2, firstSeen: start, lastSeen: start + 2 * MINUTE },
      { message: 'no banner 2', count: 1 },
    ]);
    await add(3, 1, start + 31 * DAY);
    expect(await store.errorsSince(start)).toMatchObject([{ message: 'no banner 3' }]);
  });

  it('[R10.05] begin so many groups in a minute, and further ones go on counting', async () => {
    await add(0, 50, start);
    await add(0, 50, start + 1000);
    const kept = await store.errorsSince(start);
    expect(kept).toHaveLength(MOST_NEW_GROUPS);
    expect(kept.every(({ count }) => count === 2)).toBe(true);
  });

  it('[R10.05] are so many groups: the one that was not seen for longest goes', async () => {
    for (let minute = 0; minute <= MOST_GROUPS / MOST_NEW_GROUPS; minute += 1)
      await add(minute * MOST_NEW_GROUPS, MOST_NEW_GROUPS, start + minute * MINUTE);
    const kept = await store.errorsSince(start);
    expect(kept).toHaveLength(MOST_GROUPS);
    expect(kept.map(({ message }) => message)).not.toContain('no banner 0');
  });
});
