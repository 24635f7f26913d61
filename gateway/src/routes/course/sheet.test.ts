import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { courseSheet, type CourseSheet, priceCalendar } from 'shared-contracts/gateway';
import { openTestGateway, type TestGateway, TODAY } from '../../testing/openTestGateway.ts';

let gateway: TestGateway;
let ids: number[];
beforeAll(async () => {
  gateway = await openTestGateway();
  const rows = await gateway.inventory.db.selectFrom('course').select('id').execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => gateway.close());

async function sheetOf(id: number, more = ''): Promise<CourseSheet | undefined> {
  const answer = await gateway.app.inject(`/gora/course/sheet?c_id=${id}${more}`);
  return courseSheet.toValue(courseSheet.reply.parse(answer.json()));
}

describe('the sheet of a course', () => {
  it('tells its holes, a par and a length for each, the same at each call', async () => {
    for (const id of ids.slice(0, 30)) {
      const sheet = await sheetOf(id);
      expect(sheet).toEqual(await sheetOf(id));
      const isShort = sheet?.facilities.includes('shortCourse');
      for (const { holes } of sheet?.layout?.nines ?? []) {
        expect(holes).toHaveLength(9);
        const par = holes.reduce((sum, hole) => sum + hole.par, 0);
        expect(par).toBe(isShort ? 29 : 36);
        for (const { yards } of holes) expect(yards).toBeGreaterThan(70);
      }
      expect(sheet?.layout?.nines.length).toBeGreaterThan(0);
      expect(sheet?.layout?.text).toMatch(/。$/);
    }
  });

  it('[R9.06] tells of its land and names its courses in the language that is asked for, and says so', async () => {
    const own = {
      en: /^[A-Z][ -~]+\.$/,
      ko: /^[^\u3041-\u30fa\p{Script=Han}]+\.$/u,
      'zh-Hans': /^[^\u3041-\u30fa]+。$/,
      'zh-Hant': /^[^\u3041-\u30fa]+。$/,
    };
    for (const [lang, letters] of Object.entries(own))
      for (const id of ids.slice(0, 60)) {
        const japanese = (await sheetOf(id))?.layout;
        const layout = (await sheetOf(id, `&lang=${lang}`))?.layout;
        expect(layout).toMatchObject({ lang, text: expect.stringMatching(letters) });
        // the same holes under another name
        expect(layout?.nines.map(({ holes }) => holes)).toEqual(
          japanese?.nines.map(({ holes }) => holes),
        );
        expect(layout?.nines.map(({ name }) => name).join()).not.toMatch(/コース/);
        expect(japanese).not.toHaveProperty('lang');
      }
  });

  it('tells its latest reviews of the last year, newest first, of which no two are alike', async () => {
    for (const id of ids.slice(0, 30)) {
      const { reviews = [] } = (await sheetOf(id)) ?? {};
      const days = reviews.map(({ playDate }) => playDate);
      expect(days).toEqual(days.toSorted().reverse());
      expect(days.every((day) => day >= '2025-11-20' && day < '2026-11-21')).toBe(true);
      expect(new Set(reviews.map(({ text }) => text)).size).toBe(6);
      expect(new Set(reviews.map(({ player }) => player)).size).toBe(6);
      for (const { rating, text } of reviews) {
        expect([2, 3, 4, 5]).toContain(rating);
        expect(text.length).toBeGreaterThan(20);
      }
    }
  });

  it('has neither holes nor reviews of a course that an operator has imported', async () => {
    const imported = await openTestGateway();
    const file = new DatabaseSync(join(imported.folder, 'inventory.sqlite'));
    file.prepare('insert into imported (what, day) values (?, ?)').run('inventory', TODAY);
    file.close();
    const answer = await imported.app.inject(`/gora/course/sheet?c_id=${ids[0]}`);
    await imported.close();
    const { item } = courseSheet.reply.parse(answer.json());
    expect(item).toMatchObject({ c_id: ids[0], reviews: [] });
    expect(item).not.toHaveProperty('layout');
  });

  it('[R3.01] has the lowest price of each asked day for the party, which is that of its plans', async () => {
    const [id = 0] = ids;
    const query = 'area[]=0&year=2026&month=12&day=1&widthday=7&players=2';
    const get = async (path: string) => (await gateway.app.inject(`/gora/course/${path}`)).json();
    const sheet = courseSheet.reply.parse(await get(`sheet?c_id=${id}&${query}`));
    const calendar = priceCalendar.reply.parse(await get(`price-calendar?c_ids=${id}&${query}`));
    expect(sheet.item?.days).toHaveLength(7);
    expect(sheet.item?.days.map(({ price = 0 }) => price)).toEqual(calendar.items[0]?.prices);
    expect(sheet.item?.days.some(({ price }) => price !== undefined)).toBe(true);
  });

  it('is absent for the id of no course', async () => {
    expect(await sheetOf(99_999_999)).toBeUndefined();
  });

  it.each(['', 'c_id=a', 'c_id=1,2'])('[R3.24] answers 400 to %j', async (query) => {
    expect((await gateway.app.inject(`/gora/course/sheet?${query}`)).statusCode).toBe(400);
  });
});
