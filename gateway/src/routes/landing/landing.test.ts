import { courseSearch, type CourseStockReply } from 'shared-contracts/gateway';
import { toSafeHref } from 'shared-contracts/links';
import { need } from '../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { SUPPLIER_TOKENS } from '../../testing/testSuppliers.ts';
import { LANDING_SITES } from './sites.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function get(path: string) {
  return gateway.app.inject(`/gora/landing/${path}`);
}
function post(path: string, form: Record<string, string>, origin?: string) {
  return gateway.app.inject({
    method: 'POST',
    url: `/gora/landing/${path}`,
    payload: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin === undefined ? {} : { origin }),
    },
  });
}

async function courseId(): Promise<number> {
  const course = await gateway.inventory.db
    .selectFrom('course')
    .select('id')
    .executeTakeFirstOrThrow();
  return course.id;
}

describe('a page of a neighbour', () => {
  it.each(Object.keys(LANDING_SITES))(
    '[R2.22] %s shows every parameter that it received, as text',
    async (site) => {
      const reply = await get(
        `${site}?l-id=header_1&x=${encodeURIComponent('<img src=x onerror=alert(1)>')}&tp=%26quot;`,
      );
      expect(reply.body).toContain('header_1');
      expect(reply.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(reply.body).toContain('&amp;quot;');
      expect(reply.body).not.toMatch(/<img src=x|<script|\sstyle=|\son\w+="/);
      expect(reply.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'self'; img-src 'self'; form-action/,
      );
    },
  );

  it('[R1.01][R9.06] for booking shows no number by which machines know a round, in any language', async () => {
    const { plans } = courseSearch.reply.parse(
      (await gateway.app.inject('/gora/course/search?area[]=0')).json(),
    );
    const { c_id, plan_id, play_date } = need(plans[0], 'a plan');
    const query = `c_id=${c_id}&plan_id=${plan_id}&play_date=${play_date}&l-id=result_plan&x=${encodeURIComponent('<img src=x onerror=alert(1)>')}`;
    for (const language of ['ja', 'en', 'zh-CN', 'zh-TW', 'ko']) {
      const { body } = await gateway.app.inject({
        url: `/gora/landing/booking?${query}`,
        headers: { 'accept-language': language },
      });
      const shown = body.replaceAll(/<[^>]*>/g, ' ');
      for (const part of [String(c_id), String(plan_id), play_date, 'result_plan', 'onerror'])
        expect(shown).not.toContain(part);
    }
  });

  it('[R1.01] without a plan for booking leads to the search', async () => {
    const { body } = await get('booking');
    expect(body).toContain('プランがまだ選ばれていません。');
    expect(body).toContain('href="http://site.example/search/"');
  });

  it('answers 404 for an unknown neighbour', async () => {
    expect((await get('toString')).statusCode).toBe(404);
  });

  it('[R1.01] for booking shows course, plan, day and price', async () => {
    const plan = await gateway.inventory.db
      .selectFrom('plan')
      .innerJoin('plan_text', (join) =>
        join
          .onRef('plan_text.course_id', '=', 'plan.course_id')
          .onRef('plan_text.plan_no', '=', 'plan.plan_no'),
      )
      .innerJoin('course', 'course.id', 'plan.course_id')
      .select(['plan.course_id', 'plan.plan_no', 'title', 'price2', 'name'])
      .where('price2', '>', 0)
      .executeTakeFirstOrThrow();
    const { body } = await get(
      `booking?c_id=${plan.course_id}&plan_id=${plan.course_id * 1000 + plan.plan_no}&play_date=2026-11-23`,
    );
    for (const text of [
      plan.name,
      plan.title,
      '2026年11月23日（月）',
      `¥${plan.price2.toLocaleString('ja-JP')}`,
    ])
      expect(body).toContain(text);
  });

  it('[R9.06] for booking speaks the language of the visitor, beside the Japanese names', async () => {
    const { plans } = courseSearch.reply.parse(
      (await gateway.app.inject('/gora/course/search?area[]=0&lang=ko')).json(),
    );
    const { c_id, plan_id, play_date, plan_name } = need(plans[0], 'a plan');
    const url = `/gora/landing/booking?c_id=${c_id}&plan_id=${plan_id}&play_date=${play_date}`;
    const inLanguage = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await gateway.app.inject({ url, headers })).body;
    };
    const korean = await inLanguage('ko');
    expect(korean).toContain(
      `<span lang="ko">${plan_name.replaceAll('&', '&amp;')}</span> <small lang="ja">`,
    );
    expect(korean).toMatch(
      /<html lang="ko">[^]*<h2 id="course"><span lang="ja-Latn">[^<]+<\/span> <small lang="ja">/,
    );
    // nothing is left in Japanese but what is marked
    const unmarked = korean.replaceAll(/<(\w+) lang="ja">[^<]*<\/\1>/g, '');
    expect(unmarked).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
    expect(await inLanguage('ja')).not.toContain('<small lang');
  });

  it.each([[2], [3], [4]])(
    '[R1.01] for booking shows %i players the price that the results gave for them',
    async (players) => {
      const url = `/gora/course/search?area[]=0&year=2026&month=11&day=25&players=${players}`;
      const { plans } = courseSearch.reply.parse((await gateway.app.inject(url)).json());
      expect(plans.length).toBeGreaterThan(0);
      for (const { c_id, plan_id, play_date, price } of plans.slice(0, 9)) {
        const { body } = await get(
          `booking?c_id=${c_id}&plan_id=${plan_id}&play_date=${play_date}&players=${players}`,
        );
        expect(body).toContain(`<dt>プレー人数</dt><dd>${players}人</dd>`);
        expect(body).toContain(
          `<dt>1人あたりの総額</dt><dd><span class="price">¥${price.toLocaleString('ja-JP')}<small>`,
        );
        expect(body).toContain(
          `<dt>${players}人の合計</dt><dd>¥${(price * players).toLocaleString('ja-JP')}</dd>`,
        );
        // the parts are those of the results, and their sum is the price
        const [, parts = ''] = /<h2 id="fees">[^]*?<dl>([^]*?)<div><dt>1人あたり/.exec(body) ?? [];
        const amounts = [...parts.matchAll(/¥([\d,]+)/g)].map(([, amount = '']) =>
          Number(amount.replaceAll(',', '')),
        );
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(price);
      }
    },
  );

  it.each(['', '&players=5', '&players=x'])(
    '[R1.01] for booking shows the price for one player and no total when the party is not known (%j)',
    async (party) => {
      const {
        plans: [plan],
      } = courseSearch.reply.parse(
        (await gateway.app.inject('/gora/course/search?area[]=0')).json(),
      );
      const { body } = await get(
        `booking?c_id=${plan?.c_id}&plan_id=${plan?.plan_id}&play_date=${plan?.play_date}${party}`,
      );
      expect(body).toContain(`¥${plan?.price.toLocaleString('ja-JP')}<small>税・利用税込`);
      expect(body).not.toContain('プレー人数');
      expect(body).not.toContain('の合計');
    },
  );

  it.each([
    ['7', true],
    ['12', true],
    ['24', false],
    ['x', false],
  ])(
    '[R1.11][R1.01] for booking shows the hour that was chosen without a start (%j)',
    async (hour, isShown) => {
      const { items } = courseSearch.reply.parse(
        (await gateway.app.inject('/gora/course/search?area[]=0')).json(),
      );
      const { body } = await get(
        `booking?c_id=${items[0]?.c_id}&play_date=2026-11-28&start_hour=${hour}`,
      );
      expect(body.includes(`<dt>スタート</dt><dd>${hour}時台</dd>`)).toBe(isShown);
    },
  );

  it.each([
    'c_id=1',
    'c_id=x',
    'plan_id=999999999999999999',
    'play_date=2026-13-01',
    'c_id=10001&plan_id=10002001',
  ])('for booking shows no plan for %s', async (query) => {
    const reply = await get(`booking?${query}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('<dt>プラン</dt>');
  });
});

describe('a round that a visitor keeps', () => {
  const SHARES = {
    'ja-JP': 'カレンダーに追加',
    'en-US': 'Add to calendar',
    'zh-Hans': '添加到日历',
    'zh-Hant': '加入行事曆',
    'ko-KR': '캘린더에 추가',
  } as const;

  it.each(Object.entries(SHARES))(
    '[R1.01] has a calendar file and a button to share it (%s)',
    async (locale, text) => {
      const id = await courseId();
      const { body, headers } = await gateway.app.inject({
        url: `/gora/landing/booking?c_id=${id}&play_date=2026-11-28&x=%22%3E`,
        headers: { 'accept-language': locale },
      });
      expect(body).toContain(`${text}</a>`);
      const href = need(/href="([^"]*round\.ics[^"]*)"/.exec(body)?.[1], 'a calendar file');
      const file = await gateway.app.inject(href.replaceAll('&amp;', '&'));
      expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(file.body).toContain('DTSTART;VALUE=DATE:20261128\r\n');
      // shown by the script alone
      expect(body).toMatch(/<button type="button" data-share="[^"]+" hidden>/);
      expect(headers['content-security-policy']).toContain("; script-src 'self'");
      const script = await gateway.app.inject('/gora/landing/share.js');
      expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    },
  );

  it('[R1.01] says the start, the plan and the party to the calendar', async () => {
    const url = '/gora/course/search?area[]=0&year=2026&month=11&day=28&widthday=1';
    const { plans } = courseSearch.reply.parse((await gateway.app.inject(url)).json());
    const { c_id, plan_id, play_date, plan_name } = need(plans[0], 'a plan');
    const query = `c_id=${c_id}&plan_id=${plan_id}&play_date=${play_date}&start_time=7:04&players=3`;
    const { body } = await gateway.app.inject(`/gora/landing/booking/round.ics?${query}`);
    const text = body.replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;TZID=Asia/Tokyo:20261128T070400\r\n');
    expect(text).toContain(`DESCRIPTION:${plan_name.replaceAll(/[,;]/g, String.raw`\$&`)}`);
    expect(text).toMatch(/1人あたりの総額 ¥[\d\\,]+\\n3人/);
  });

  it.each(['', 'c_id=1', 'play_date=2026-11-28', 'c_id=999999&play_date=2026-11-28'])(
    'is no file without a course and a day (%j)',
    async (query) => {
      const reply = await gateway.app.inject(`/gora/landing/booking/round.ics?${query}`);
      expect(reply.statusCode).toBe(404);
    },
  );
});

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

describe("the demo members' sign-in", () => {
  it('[R2.23] signs a member in and returns to the page of the site', async () => {
    const reply = await post(
      'login',
      { kind: 'rgc', return: 'http://site.example/search/result/?a=1' },
      'http://gateway.example',
    );
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      'http://site.example/search/result/?a=1',
    ]);
    const user = await gateway.app.inject({
      url: '/gora/user/info?callback=cb',
      headers: { cookie: String(reply.headers['set-cookie']).split(';')[0] },
    });
    expect(user.body).toContain('"rgc_user_flg":1');
    expect(reply.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://site.example.evil.example/',
    'http://a@site.example/',
    '',
  ])("[R2.23] returns to the site's own top from %j", async (way) => {
    expect(
      (await post('login', { kind: 'member', return: way }, 'http://gateway.example')).headers
        .location,
    ).toBe('http://site.example/');
  });

  it.each([undefined, 'http://evil.example', 'null'])(
    'refuses the form of another site (%s)',
    async (origin) => {
      for (const path of ['login', 'logout'])
        expect((await post(path, { kind: 'member' }, origin)).statusCode).toBe(403);
    },
  );

  it('signs in demo members only', async () => {
    const reply = await post('login', { kind: 'admin' }, 'http://gateway.example');
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([400, undefined]);
  });

  it('[R2.23] signs out', async () => {
    const reply = await post('logout', { return: '/search/' }, 'http://site.example');
    expect([reply.headers['set-cookie'], reply.headers.location]).toEqual([
      expect.stringContaining('Max-Age=0'),
      'http://site.example/search/',
    ]);
  });

  it('offers each member in a form that is sent to this gateway', async () => {
    const { body } = await get('login?return=http://site.example/a');
    for (const kind of ['member', 'rgc', 'sgc', 'phone']) expect(body).toContain(`value="${kind}"`);
    expect(
      toSafeHref(/action="([^"]+)"/.exec(body)?.[1], { base: 'http://gateway.example/' }),
    ).toBe('/gora/landing/login');
    expect(body).toContain('name="return" value="http://site.example/a"');
  });
});

describe('what a golfer reads before a booking', () => {
  it('[R1.01][R9.06] says what the plan includes, in the language of the visitor', async () => {
    const lunch = await gateway.inventory.db
      .selectFrom('plan')
      .select(['course_id', 'plan_no'])
      .where(({ eb }) => eb('flags', '>', 0).and(eb('lunch_fee', '>', 0)))
      .executeTakeFirstOrThrow();
    const query = `c_id=${lunch.course_id}&plan_id=${lunch.course_id * 1000 + lunch.plan_no}`;
    for (const [language, text] of [
      ['ja', '昼食付き'],
      ['en', 'Lunch included'],
      ['ko', '점심 포함'],
    ]) {
      const { body } = await gateway.app.inject({
        url: `/gora/landing/booking?${query}`,
        headers: { 'accept-language': language },
      });
      expect(body).toContain(`<li>${text}</li>`);
    }
  });

  // the test gateway's clock stands at 2026-11-21
  it.each([
    ['2026-12-05', ['2026年11月27日（金）まで', '2026年11月28日（土）〜2026年12月3日（木）']],
    ['2026-11-24', ['2026年11月17日（火）〜2026年11月22日（日）']],
    ['2026-11-22', []],
  ])(
    '[R1.01] says until when a cancellation of %s is free, and leaves out what is past',
    async (day, lines) => {
      const { body } = await get(`booking?c_id=${await courseId()}&play_date=${day}`);
      const [, section = ''] = /<h2 id="cancellation">([^]*?)<\/section>/.exec(body) ?? [];
      const names = [...section.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name]) => name);
      expect(names.slice(0, -1)).toEqual(lines);
      expect(names.at(-1)).toContain('以降・無断キャンセル');
    },
  );
});
