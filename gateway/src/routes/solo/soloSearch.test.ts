import fc from 'fast-check';
import { prefectureName } from 'shared-contracts/areas';
import {
  courseNameSuggestion,
  SOLO_PAGE_SIZE,
  soloSearch,
  type SoloRound,
} from 'shared-contracts/gateway';
import { SOLO_ORDERS, valuesOf } from 'shared-contracts/search';
import { need } from '../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let sqlite: TestGateway;
let postgres: TestGateway;
beforeAll(async () => {
  sqlite = await openTestGateway();
  postgres = await openTestGateway(undefined, 'postgres');
}, 180_000);
afterAll(async () => {
  await sqlite.close();
  await postgres.close();
});

async function ask(query: string, { app } = sqlite) {
  return (await app.inject(`/gora/solo/search?${query}`)).json();
}
async function search(query: string) {
  return soloSearch.reply.parse(await ask(query));
}
async function status(query: string) {
  return (await sqlite.app.inject(`/gora/solo/search?${query}`)).statusCode;
}
const WEEK = 'area[]=0&year=2026&month=11&day=22&widthday=7';

/** Returns the rounds of all pages of a search. */
async function all(query: string): Promise<SoloRound[]> {
  const { page_cnt } = await search(query);
  const pages = Array.from({ length: page_cnt }, (_, index) =>
    search(`${query}&page=${index + 1}`),
  );
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}

describe('the search for rounds of single players', () => {
  it('[R2.18] gives everything that a visitor needs to decide, ordered by date and time', async () => {
    const rounds = await all(WEEK);
    expect(rounds.length).toBeGreaterThan(20);
    for (const {
      start_time,
      entrants,
      capacity,
      least,
      is_on,
      price,
      play_date,
      pref_cd,
      pref_name,
    } of rounds) {
      expect(start_time).toMatch(/^(0[6-9]|1[01]):[0-5]\d$/);
      expect(play_date >= '2026-11-22' && play_date <= '2026-11-28').toBe(true);
      expect([capacity, entrants.length <= capacity, is_on]).toEqual([
        4,
        true,
        entrants.length >= least,
      ]);
      expect(price).toBeGreaterThanOrEqual(5000);
      expect(pref_name).toBe(prefectureName(pref_cd));
    }
    const times = rounds.map(({ play_date, start_time }) => `${play_date} ${start_time}`);
    expect(times).toEqual([...times].sort());
    expect(new Set(rounds.map(({ round_id }) => round_id)).size).toBe(rounds.length);
  });

  it.each([
    ['rate', ({ price }: SoloRound) => price],
    ['evl', ({ overall }: SoloRound) => -overall],
  ])('[R2.18] orders the rounds of all pages by %s, equal ones by date', async (order, keyOf) => {
    const byDate = await all(WEEK);
    const ordered = await all(`${WEEK}&order=${order}`);
    // sorting is stable, so that rounds with an equal key keep their dates' order
    expect(ordered).toEqual([...byDate].sort((one, other) => keyOf(one) - keyOf(other)));
    expect(ordered).not.toEqual(byDate);
  });

  it('[R2.18] orders by date without an order, and with one that only courses have', async () => {
    const byDate = await all(WEEK);
    expect(await all(`${WEEK}&order=date`)).toEqual(byDate);
    expect(await all(`${WEEK}&order=rsv`)).toEqual(byDate);
  });

  it('[R2.18][R9.01] shows every round on one page, and none past the end', async () => {
    const { search_cnt, page_cnt, items } = await search(WEEK);
    expect([items.length, page_cnt]).toEqual([20, Math.ceil(search_cnt / SOLO_PAGE_SIZE)]);
    expect(await all(WEEK)).toHaveLength(search_cnt);
    expect(await search(`${WEEK}&page=999`)).toMatchObject({ search_cnt, items: [] });
  });

  const WISHES: readonly (readonly [string, (round: SoloRound) => boolean])[] = [
    ['area[]=102', ({ pref_cd }) => [8, 9, 10, 11, 12, 13, 14, 19, 20, 22].includes(pref_cd)],
    [
      'zone_list[]=07&zone_list[]=10',
      ({ start_time }) => ['07', '10'].includes(start_time.slice(0, 2)),
    ],
    ['rates_min=8000', ({ price }) => price >= 8000],
    ['rates_max=10000', ({ price }) => price <= 10_000],
    ['caddie_flg=1', ({ caddie }) => caddie],
    ['lunch_flg=1', ({ lunch }) => lunch],
    [
      'solo_play_style[]=103&solo_play_style[]=104',
      ({ solo_play_style: style }) => [103, 104].includes(style),
    ],
    ['is_except_full_flg=1', ({ entrants }) => entrants.length < 4],
    ['is_appl_flg=1', ({ entrants }) => entrants.length > 0],
  ];
  it.each(WISHES)(
    '[R3.02] [R5.09] [R5.11] finds exactly the rounds that fit %s',
    async (wish, fits) => {
      const fitting = (await all(WEEK)).filter(fits);
      expect(fitting.length).toBeGreaterThan(0);
      expect(
        await all(`${WEEK.replace('area[]=0', wish.startsWith('area') ? '' : 'area[]=0')}&${wish}`),
      ).toEqual(fitting);
    },
  );

  it('[R5.26] finds only the rounds of a picked course', async () => {
    const rounds = await all(WEEK);
    const { c_id, c_name } = need(rounds[0], 'round');
    expect(
      await all(
        `c_id=${c_id}&c_name=${encodeURIComponent(c_name)}&year=2026&month=11&day=22&widthday=7`,
      ),
    ).toEqual(rounds.filter((round) => round.c_id === c_id));
    expect(
      courseNameSuggestion.reply
        .parse(
          (
            await sqlite.app.inject({
              url: '/gora/course/suggestion',
              query: { search_c_name: c_name },
            })
          ).json(),
        )
        .data.map((each) => each.c_id),
    ).toContain(c_id);
  });

  it('finds no round of today that has begun', async () => {
    const today = await all('area[]=0&year=2026&month=11&day=21');
    expect(today.length).toBeGreaterThan(0);
    for (const { start_time } of today) expect(start_time > '08:00').toBe(true);
  });

  it.each([
    '',
    'c_name=朝',
    'area[]=999',
    'area[]=12&rates_min=13000&rates_max=8000',
    'area[]=12&rates_max=9000',
    'area[]=12&year=2026&month=10&day=1',
    'area[]=1&area[]=12&area[]=27&area[]=40',
  ])('[R3.24] [R5.05] [R5.26] answers 400 to %j', async (query) => {
    expect(await status(encodeURI(query))).toBe(400);
  });

  it('gives the same answer from both databases to any query', async () => {
    const wish = fc.subarray(WISHES.slice(1).map(([query]) => query));
    const place = fc.constantFrom(
      'area[]=0',
      'area[]=102',
      'area[]=12&area[]=13',
      'area[]=47',
      'c_id=10001',
    );
    await fc.assert(
      fc.asyncProperty(
        place,
        wish,
        fc.integer({ min: 21, max: 30 }),
        fc.constantFrom(1, 3, 31),
        fc.constantFrom(1, 2),
        fc.constantFrom(...valuesOf(SOLO_ORDERS)),
        async (where, wishes, day, days, page, order) => {
          const query = [
            where,
            `year=2026&month=11&day=${day}&widthday=${days}&page=${page}&order=${order}`,
            ...wishes,
          ].join('&');
          expect(await ask(query, postgres)).toEqual(await ask(query));
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);
});
