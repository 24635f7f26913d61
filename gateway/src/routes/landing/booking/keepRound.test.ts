import { courseSearch } from 'shared-contracts/gateway';
import { need } from '../../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function courseId(): Promise<number> {
  const course = await gateway.inventory.db
    .selectFrom('course')
    .select('id')
    .executeTakeFirstOrThrow();
  return course.id;
}

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
