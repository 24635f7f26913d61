import { parseIsoDate } from 'shared-contracts/format';
import {
  courseCoupons,
  courseDetails,
  courseNameSuggestion,
  courseSearch,
  courseStock,
  resultSuggestion,
} from 'shared-contracts/gateway';
import { need } from '../../testing/need.ts';
import { openTestGateway, type TestGateway, TODAY } from '../../testing/openTestGateway.ts';
import { toCoupons } from '../../inventory/filling/coupons.ts';
import { toCourse } from '../../inventory/filling/course.ts';
import { courseIds } from '../../inventory/filling/courseIds.ts';
import { freeAhead, packFree } from '../../inventory/hourLanes.ts';
import { packRuns } from '../../inventory/zoneLanes.ts';
import { toTimeZones } from './toTimeZones.ts';
import { toZoneStock } from './toZoneStock.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function get(path: string, query: Record<string, string>) {
  return (await gateway.app.inject({ url: `/gora${path}`, query })).json();
}
async function status(path: string, query: Record<string, string>) {
  return (await gateway.app.inject({ url: `/gora${path}`, query })).statusCode;
}

function dayOf(text: string) {
  return need(parseIsoDate(text), text);
}

describe('course details', () => {
  it('[R4.23] come in the order of the ids, without unknown ids', async () => {
    const { items, plans } = courseDetails.reply.parse(
      await get('/course/details', { c_ids: '10012,99,10003,10012', date: '2026-11-22' }),
    );
    expect(items.map(({ c_id }) => c_id)).toEqual([10012, 10003]);
    expect(plans.every(({ play_date }) => dayOf(play_date) < dayOf('2026-11-22') + 31)).toBe(true);
  });

  it.each([
    { c_ids: '', date: '2026-11-22' },
    { c_ids: '1;2', date: '2026-11-22' },
    { c_ids: '10001', date: '2026-02-30' },
    { c_ids: '10001' },
    { c_ids: Array.from({ length: 101 }, (_, id) => id + 1).join(','), date: '2026-11-22' },
  ])('[R3.24] answer 400 to %j', async (query) => {
    expect(await status('/course/details', query as Record<string, string>)).toBe(400);
  });
});

describe('course coupons', () => {
  it('[R7.04] give the highest discount of the days for the courses that have one', async () => {
    const ids = courseIds(60);
    const { data } = courseCoupons.reply.parse(
      await get('/course/coupon/search', {
        c_ids: ids.join(','),
        play_date_range: '2026-11-22..2026-11-30',
      }),
    );
    const from = dayOf('2026-11-22');
    const to = dayOf('2026-11-30');
    const expected = ids.flatMap((id) => {
      const discounts = toCoupons(id, TODAY)
        .filter((coupon) => coupon.valid_from <= to && coupon.valid_to >= from)
        .map(({ discount }) => discount);
      return discounts.length === 0
        ? []
        : [{ golf_course_id: id, maximum_coupon_discount: Math.max(...discounts) }];
    });
    expect(expected.length).toBeGreaterThan(5);
    expect(data.golf_courses).toEqual(expected);
  });

  it.each([
    '',
    '2026-11-22..',
    '2026-11-22..2026-11-21',
    '2026-11-01..2026-12-31',
    '2026-11-22..2026-11-23..2026-11-24',
  ])('[R7.04] answer 400 to the range %j', async (play_date_range) => {
    expect(await status('/course/coupon/search', { c_ids: '10001', play_date_range })).toBe(400);
  });
});

describe('course stock', () => {
  it('[R7.08] [R3.21] gives the hours of all days together, each day, and the query', async () => {
    const { items, condition } = courseStock.reply.parse(
      await get('/course/stock', {
        c_ids: '10012,99,10001',
        play_date_range: '2026-11-22..2026-11-28',
      }),
    );
    expect(items.map(({ c_id }) => c_id)).toEqual([10012, 10001]);
    for (const { days, time_zone_detail } of items) {
      expect(days.map(({ play_date }) => play_date).slice(0, 2)).toEqual([
        '2026-11-22',
        '2026-11-23',
      ]);
      expect(time_zone_detail.map(({ start_zone }) => start_zone)).toEqual([
        '05',
        '06',
        '07',
        '08',
        '09',
        '10',
        '11',
        '12',
        '13',
      ]);
      expect(time_zone_detail.some(({ active }) => active)).toBe(days.some(({ active }) => active));
      for (const { active, price } of days) if (price !== undefined) expect(active).toBe(true);
    }
    expect(condition).toEqual({
      c_ids: [10012, 99, 10001],
      start_date: '2026-11-22',
      end_date: '2026-11-28',
    });
  });

  it('agrees with the search about free hours', async () => {
    const { items } = courseSearch.reply.parse(
      await get('/course/search', {
        'area[]': '0',
        year: '2026',
        month: '11',
        day: '25',
        widthday: '3',
      }),
    );
    const stock = courseStock.reply.parse(
      await get('/course/stock', {
        c_ids: items.map(({ c_id }) => c_id).join(),
        play_date_range: '2026-11-25..2026-11-27',
      }),
    );
    expect(stock.items.map(({ time_zone_detail }) => time_zone_detail)).toEqual(
      items.map(({ time_zone_detail }) => time_zone_detail),
    );
  });

  it('[R3.21] has no active hour of today that has begun', () => {
    const EIGHT_IN_EVERY_HOUR = 0x888888888;
    const at = (iso: string) =>
      toTimeZones(freeAhead({ day: TODAY, free: EIGHT_IN_EVERY_HOUR }, Date.parse(iso)))
        .filter(({ active }) => active)
        .map(({ start_zone }) => start_zone);
    expect(at('2026-11-21T00:30+09:00')).toHaveLength(9);
    expect(at('2026-11-21T10:15+09:00')).toEqual(['11', '12', '13']);
    expect(at('2026-11-21T13:00+09:00')).toEqual([]);
  });

  it('[R7.08] ignores runs of an hour that has begun: one start at 13:00 is a run of one, whatever 12:00 had', () => {
    const day = {
      day: TODAY,
      runs: packRuns([0, 0, 0, 0, 0, 0, 0, 8]),
      free: packFree([0, 0, 0, 0, 0, 0, 0, 8, 1]),
    };
    const at = (time: string) => toZoneStock(day, Date.parse(`2026-11-21T${time}+09:00`)).at(-1);
    expect([at('11:59'), at('12:10'), at('13:00')]).toEqual([
      { zone: 'gt12', free: 9, run: 8 },
      { zone: 'gt12', free: 1, run: 1 },
      { zone: 'gt12', free: 0, run: 0 },
    ]);
  });
});

describe('suggestions', () => {
  it('[R7.05][R9.06] find a course by its name in Latin letters, and say both names', async () => {
    const [course] = courseIds(1).map(toCourse);
    const { name, name_latin } = need(course, 'a course');
    const { data } = courseNameSuggestion.reply.parse(
      await get('/course/suggestion', { search_c_name: name_latin.toLowerCase() }),
    );
    expect(data[0]).toMatchObject({ c_name: name, c_name_latin: name_latin });
  });

  const first = async () => {
    const found = await get('/course/search', { 'area[]': '0', widthday: '7' });
    return need(courseSearch.reply.parse(found).items[0], 'first hit');
  };

  it('[R7.05] [R3.19] contain courses and areas whose name has the text', async () => {
    const { c_name, c_id, pref_name } = await first();
    const { data } = courseNameSuggestion.reply.parse(
      await get('/course/suggestion', { search_c_name: c_name.slice(0, 3) }),
    );
    expect(data).toContainEqual(expect.objectContaining({ c_id, c_name, prefecture: pref_name }));
    const { areas } = courseNameSuggestion.reply.parse(
      await get('/course/suggestion', { search_c_name: '京' }),
    );
    expect(areas.map(({ pref_name: name }) => name)).toEqual(['東京都', '京都府']);
  });

  it('[R7.05] find a course by its reading, ten at most', async () => {
    const { data } = courseNameSuggestion.reply.parse(
      await get('/course/suggestion', { search_c_name: 'ごるふ' }),
    );
    expect(data).toHaveLength(10);
  });

  it('[R7.05] for the result form contain countries and prefectures beside courses', async () => {
    const { golf_data, country_data, pref_data } = resultSuggestion.reply.parse(
      await get('/course/suggestion/result', { search_c_name: 'ハワイ' }),
    );
    expect(country_data).toEqual([{ country_cd: 1, country_name: 'ハワイ' }]);
    expect([golf_data, pref_data]).toEqual([[], []]);
  });

  it('[R7.05] name what is nearly meant where no name holds the text, and only there', async () => {
    const { c_name, c_id, pref_name } = await first();
    const core = c_name.slice(0, 3);
    for (const path of ['/course/suggestion', '/course/suggestion/result']) {
      const answer = await get(path, { search_c_name: `${core.slice(0, 2)}龘${core.slice(2)}` });
      expect((answer as { near: unknown[] }).near).toContainEqual(
        expect.objectContaining({ c_id, c_name, prefecture: pref_name }),
      );
      expect(await get(path, { search_c_name: core })).not.toHaveProperty('near');
    }
  });

  it.each(['', ' ', '%', '_', "'; drop table course --", '\u0000', 'a'.repeat(3000)])(
    'are empty for %j',
    async (search_c_name) => {
      const { data, areas } = courseNameSuggestion.reply.parse(
        await get('/course/suggestion', { search_c_name }),
      );
      expect([data, areas]).toEqual([[], []]);
    },
  );
});
