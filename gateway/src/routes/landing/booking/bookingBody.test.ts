import { courseSearch } from 'shared-contracts/gateway';
import { need } from '../../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function get(path: string) {
  return gateway.app.inject(`/gora/landing/${path}`);
}

async function courseId(): Promise<number> {
  const course = await gateway.inventory.db
    .selectFrom('course')
    .select('id')
    .executeTakeFirstOrThrow();
  return course.id;
}

describe('the page before a booking', () => {
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
