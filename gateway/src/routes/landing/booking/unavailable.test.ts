import { courseSearch, type CourseStockReply } from 'shared-contracts/gateway';
import { need } from '../../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../../testing/openTestGateway.ts';
import { SUPPLIER_TOKENS } from '../../../testing/testSuppliers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('a booking whose plan cannot be had', () => {
  const TEXTS = {
    'ja-JP': ['掲載を終了しました', '空きがなくなりました'],
    'en-US': ['no longer offered', 'sold out on the day'],
    'zh-Hans': ['已停止销售', '已售罄'],
    'zh-Hant': ['已停止販售', '已售完'],
    'ko-KR': ['판매가 종료', '매진'],
  } as const;
  const TAKEN = {
    'ja-JP': 'ほかの方が予約されました',
    'en-US': 'somebody has just taken',
    'zh-Hans': '刚刚被预订',
    'zh-Hant': '剛剛被預訂',
    'ko-KR': '다른 분이 예약',
  } as const;
  const locales = Object.entries(TEXTS);
  /** The best plan of Saturday the 28th, as a supplier may close it meanwhile. */
  const chosen = async () => {
    const url = '/gora/course/search?area[]=0&year=2026&month=11&day=28&widthday=1';
    const { plans } = courseSearch.reply.parse((await gateway.app.inject(url)).json());
    return need(plans[0], 'a plan on this day');
  };
  const booking = (query: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url: `/gora/landing/booking?${query}`, headers });
  const supply = (what: 'open' | 'close', course_id: number, plan_no: number) =>
    gateway.app.inject({
      method: 'POST',
      url: '/gora/supplier/changes',
      headers: {
        authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
        'idempotency-key': `${what}-${course_id}-${plan_no}`,
      },
      payload: { changes: [{ what, course_id, plan_no }] },
    });

  it('[R1.01] shows the start that was pressed, and says when somebody else has taken it', async () => {
    const { c_id, plan_id, play_date } = await chosen();
    const stock = (
      await gateway.app.inject(`/gora/course/stock?c_ids=${c_id}&play_date_range=${play_date}`)
    ).json() as CourseStockReply;
    const [start] = stock.items[0]?.days[0]?.starts ?? [];
    const { time } = need(start, 'a free start');
    const query = `c_id=${c_id}&plan_id=${plan_id}&play_date=${play_date}&start_time=${time}`;
    const before = (await booking(query)).body;
    expect(before).toContain(`<dt>スタート</dt><dd>${time}</dd>`);
    expect(before).not.toContain('class="sorry"');
    const change = { what: 'start', course_id: c_id, day: play_date, start: time };
    const send = (state: string) =>
      gateway.app.inject({
        method: 'POST',
        url: '/gora/supplier/changes',
        headers: {
          authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
          'idempotency-key': `start-${state}`,
        },
        payload: { changes: [{ ...change, state }] },
      });
    await send('sold');
    for (const [locale, text] of Object.entries(TAKEN))
      expect((await booking(query, { 'accept-language': locale })).body).toContain(text);
    await send('free');
    expect((await booking(query)).body).not.toContain('class="sorry"');
  });

  it('says in the language of the visitor that it is sold out, with a way back to the course', async () => {
    const { c_id, plan_id, play_date } = await chosen();
    const query = `c_id=${c_id}&plan_id=${plan_id}&play_date=${play_date}`;
    const { name } = await gateway.inventory.db
      .selectFrom('course')
      .select('name')
      .where('id', '=', c_id)
      .executeTakeFirstOrThrow();
    const before = await booking(query);
    expect(before.body).not.toContain('class="sorry"');
    await supply('close', c_id, plan_id % 1000);
    for (const [locale, [, soldOut]] of locales) {
      const asked = await booking(query, { 'accept-language': locale });
      expect(asked.body).toContain(soldOut);
      const kept = await booking(query, {
        'accept-language': 'en',
        cookie: `asashiba_locale=${locale}`,
      });
      expect(kept.body).toContain(soldOut);
      const href = need(/class="sorry"[^]*?href="([^"]+)"/.exec(asked.body)?.[1], 'a way back');
      const back = new URL(href.replaceAll('&amp;', '&'));
      expect(back.href).toMatch(/^http:\/\/site\.example\/search\/result\/\?/);
      expect(back.searchParams.get('search_c_name')).toBe(name);
      expect(back.searchParams.get('day')).toBe('28');
    }
    await supply('open', c_id, plan_id % 1000);
    expect((await booking(query)).body).not.toContain('class="sorry"');
  });

  it('says that it is sold out on a day without a free start', async () => {
    const { c_id, plan_id } = await chosen();
    const { body } = await booking(`c_id=${c_id}&plan_id=${plan_id}&play_date=2026-11-01`);
    expect(body).toContain('空きがなくなりました');
  });

  it.each(locales)('says in %s that it has gone, with a way back', async (locale, [gone]) => {
    const { c_id } = await chosen();
    const headers = { 'accept-language': locale };
    for (const query of [`c_id=${c_id}&plan_id=${c_id * 1000 + 998}`, 'c_id=1', 'plan_id=1001']) {
      const { body, statusCode } = await booking(query, headers);
      expect([statusCode, body]).toEqual([200, expect.stringContaining(gone)]);
      expect(body).toMatch(/class="sorry"[^]*?href="http:\/\/site\.example\/search\//);
    }
    expect((await booking(`c_id=${c_id}`, headers)).body).not.toContain('class="sorry"');
  });
});
