import { courseDetails, coursePlans, courseSearch, courseStock } from 'shared-contracts/gateway';
import { planTitles } from '../../inventory/filling/planTitles.ts';
import { need } from '../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function get(path: string, query: string): Promise<unknown> {
  return (await gateway.app.inject(`/gora${path}?${query}`)).json();
}
const DAYS = 'area[]=0&widthday=7&year=2026&month=11&day=22';
/** The parts of an invented title. */
const PARTS = /^(【.*?】)?(.*)$/;

async function search(lang: string) {
  return courseSearch.reply.parse(await get('/course/search', `${DAYS}&lang=${lang}`)).plans;
}

/** What a title is in a language, as the demonstration gives it. */
function inLanguage(title: string, language: 'en' | 'zh-Hans' | 'zh-Hant' | 'ko'): string {
  const [, catchword = '', plain = ''] = PARTS.exec(title) ?? [];
  return planTitles(catchword, plain)[language];
}

describe('[R9.06] the titles of plans', () => {
  it.each([
    ['en-US', 'en'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['ko', 'ko'],
  ] as const)('are for %s in %s', async (lang, language) => {
    const japanese = await search('ja-JP');
    expect(japanese.length).toBeGreaterThan(9);
    expect(await search(lang)).toEqual(
      japanese.map((plan) => ({
        ...plan,
        plan_name: inLanguage(plan.plan_name, language),
        plan_lang: language,
      })),
    );
  });

  it.each(['', 'fr', 'x'.repeat(5000), '%E0%A4%A', 'ja-JP'])(
    'are Japanese, as without a language, for "%s"',
    async (lang) => {
      const plain = courseSearch.reply.parse(await get('/course/search', DAYS)).plans;
      expect(await search(lang)).toEqual(plain);
      expect(plain.filter(({ plan_lang }) => plan_lang !== undefined)).toEqual([]);
    },
  );

  it('are in the language among all plans, for advertisements and for starts, too', async () => {
    const { c_id, play_date } = need((await search('en'))[0], 'a plan');
    const all = [
      ...coursePlans.reply.parse(await get('/course/plans', `${DAYS}&lang=en&c_ids=${c_id}`)).plans,
      ...courseDetails.reply.parse(
        await get('/course/details', `date=2026-11-22&lang=en&c_ids=${c_id}`),
      ).plans,
      ...courseStock.reply
        .parse(await get('/course/stock', `lang=en&c_ids=${c_id}&play_date_range=${play_date}`))
        .items.flatMap(({ days }) => days.flatMap(({ starts = [] }) => starts)),
    ];
    expect(all.length).toBeGreaterThan(10);
    for (const { plan_name, plan_lang } of all)
      expect([plan_name, plan_lang]).toEqual([expect.stringMatching(/^[\u0020-\u007e’]+$/), 'en']);
  });
});
