import { metricsSource } from 'server-kit/http/metrics';
import {
  AD_PLATFORM_PATH,
  courseImagePath,
  holidayList,
  PC_BLOCKS,
  MOBILE_BLOCKS,
  contentEntry,
  siteContent,
  userInfoReply,
} from 'shared-contracts/gateway';
import { openTestGateway, type TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function get(url: string, headers: Record<string, string> = {}) {
  return gateway.app.inject({ url: `/gora${url}`, headers });
}

describe('the holiday list', () => {
  it('[R7.06] holds the national holidays between two dates', async () => {
    const reply = holidayList.reply.parse(
      (await get('/calendar/holidays?start_date=2026-09-01&end_date=2026-11-30')).json(),
    );
    expect(reply.data).toEqual({
      '2026-09-21': '敬老の日',
      '2026-09-22': '休日',
      '2026-09-23': '秋分の日',
      '2026-10-12': 'スポーツの日',
      '2026-11-03': '文化の日',
      '2026-11-23': '勤労感謝の日',
    });
  });

  it.each([
    'start_date=2026-11-30&end_date=2026-11-01',
    'start_date=2020-01-01&end_date=2026-01-01',
    'start_date=x&end_date=y',
    '',
  ])('[R3.24] answers 400 to %j', async (query) => {
    expect((await get(`/calendar/holidays?${query}`)).statusCode).toBe(400);
  });
});

const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;

describe('the content blocks', () => {
  it.each([
    ['pc', PC_BLOCKS],
    ['sp', MOBILE_BLOCKS],
  ] as const)(
    '[R7.07] [R2.20] for %s exist in every region, with pictures that can be loaded',
    async (device, blocks) => {
      const { data } = siteContent.reply.parse(
        (await get(`/content/blocks?device=${device}&region=105&v=1`)).json(),
      );
      expect(Object.keys(data).sort()).toEqual([...blocks].sort());
      const pictures = new Set(
        Object.values(data)
          .flat()
          .flatMap((entry) => contentEntry.parse(entry).src ?? []),
      );
      for (const src of pictures) {
        const picture = await gateway.app.inject(src);
        expect([src, picture.statusCode, picture.headers['content-type']]).toEqual([
          src,
          200,
          'image/svg+xml; charset=utf-8',
        ]);
      }
      expect(pictures.size).toBeGreaterThan(8);
    },
  );

  it.each([
    ['en-US', 'en', /[^\u0020-\u00ff–]/],
    ['zh-Hans', 'zh-Hans', KANA],
    ['zh-Hant', 'zh-Hant', KANA],
    ['ko-KR', 'ko', /[\u3041-\u309f\u30a1-\u30fa]|\p{Script=Han}/u],
  ])(
    '[R9.06] are in every region in %s, with pictures that speak it',
    async (lang, language, foreign) => {
      for (const [device, region] of [
        ['pc', 101],
        ['sp', 107],
      ] as const) {
        const { data } = siteContent.reply.parse(
          (await get(`/content/blocks?device=${device}&region=${region}&v=1&lang=${lang}`)).json(),
        );
        const entries = Object.values(data)
          .flat()
          .map((entry) => contentEntry.parse(entry));
        expect(entries.length).toBeGreaterThan(15);
        for (const { alt = '', label = '', lang: said, src = '' } of entries) {
          expect([said, alt, label]).toEqual([
            language,
            expect.not.stringMatching(foreign),
            expect.not.stringMatching(foreign),
          ]);
          if (src === '') continue;
          const picture = await gateway.app.inject(src);
          expect([src, picture.statusCode]).toEqual([src, 200]);
          const shown = [...picture.payload.matchAll(/<text[^>]*>([^<]*)/g)].map(
            ([, text]) => text,
          );
          for (const text of shown)
            expect([src, text]).toEqual([src, expect.not.stringMatching(foreign)]);
        }
      }
    },
  );

  it.each(['device=tv&region=101&v=1', 'device=pc&region=99&v=1', 'device=pc&region=101'])(
    'answers 400 to %j',
    async (query) => {
      expect((await get(`/content/blocks?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('the pictures of a course', () => {
  it.each([
    ['photo1', 800, 450],
    ['banner', 600, 200],
    ['above', 600, 200],
  ] as const)(
    '[R3.15] %s depends only on the id, is small, and may be cached for ever',
    async (kind, width, height) => {
      const draw = async (id: number) => gateway.app.inject(courseImagePath(id, kind));
      const [one, again, other] = await Promise.all([draw(10_012), draw(10_012), draw(10_013)]);
      expect(one.body).toBe(again.body);
      expect(one.body).not.toBe(other.body);
      expect(one.body).toContain(`width="${width}" height="${height}"`);
      expect(one.body.length).toBeLessThan(8192);
      expect(one.headers['cache-control']).toContain('immutable');
      expect(one.body).not.toMatch(/NaN|undefined|<script|style=/);
    },
  );

  it.each([
    '/image/course/0/photo1.svg',
    '/image/course/x/photo1.svg',
    '/image/course/1/photo9.svg',
    '/image/content/none.svg',
    '/image/content/..%2f.svg',
  ])('do not exist at %s', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode);
  });
});

describe('the ad platform', () => {
  const query = 'site=gora_pc&format=html&type=top&month=202611&ssl=1&content=pc_top_right&num=3';
  it.each(['UTF-8', 'EUC-JP', 'Shift_JIS'])(
    '[R7.02] [R9.08] gives three advertisements in letters that %s has too',
    async (charset) => {
      const reply = await get(`${AD_PLATFORM_PATH}?${query}&charset=${charset}`);
      expect(reply.headers['content-type']).toBe(`text/html; charset=${charset}`);
      expect(reply.body.match(/data-ad-course-id="\d+"/g)).toHaveLength(3);
      // oxlint-disable-next-line no-control-regex -- ASCII is what is looked for
      expect(reply.body).toMatch(/^[\x00-\x7F]*$/);
    },
  );

  it('[R3.17] counts a click and redirects to the course', async () => {
    const clicks = async () =>
      Number(
        /^gateway_ad_clicks_total (\d+)$/m.exec(await metricsSource(gateway.app).write())?.[1],
      );
    const before = await clicks();
    const [, href = ''] =
      /href="([^"]+)"/.exec((await get(`${AD_PLATFORM_PATH}?${query}&charset=UTF-8`)).body) ?? [];
    const click = await gateway.app.inject(
      new URL(href.replaceAll('&amp;', '&')).href.replace('http://gateway.example', ''),
    );
    expect([click.statusCode, click.headers.location]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/site\.example\/course\/\d+\/\?tp=ad$/),
    ]);
    expect(await clicks()).toBe(before + 1);
  });

  it('answers 400 to an unknown character set', async () => {
    expect((await get(`${AD_PLATFORM_PATH}?${query}&charset=UTF-7`)).statusCode).toBe(400);
  });

  it('[R7.02] [R3.11] refuses a page type that there is not', async () => {
    const typed = (type: string) =>
      get(`${AD_PLATFORM_PATH}?${query.replace('type=top', `type=${type}`)}&charset=UTF-8`);
    expect((await typed('search-result')).statusCode).toBe(200);
    expect((await typed('result')).statusCode).toBe(400);
  });
});

describe('the user API', () => {
  const read = (script: string) => {
    const [, json = ''] = /^\/\*\*\/cb\((.*)\);$/.exec(script) ?? [];
    return userInfoReply.parse(JSON.parse(json)).left_menu_info;
  };

  it('[R7.01] knows nobody without a cookie', async () => {
    const reply = await get('/user/info?callback=cb');
    expect(read(reply.body)).toEqual({ result_status: 200, user_status: 0 });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['member', { rgc_user_flg: 0, sgc_user_flg: 0, coupon_number: 3 }],
    ['rgc', { rgc_user_flg: 1 }],
    ['sgc', { sgc_user_flg: 1 }],
    ['phone', { tel_reservaction_user_flag: 1, tel_banner_display_flag: 1 }],
  ])('[R6.01] knows the demo member %s', async (kind, expected) => {
    expect(
      read((await get('/user/info?callback=cb', { cookie: `a=b; gora_demo_member=${kind}` })).body),
    ).toMatchObject({ result_status: 200, user_status: 2, ...expected });
  });

  it.each(['toString', '__proto__', 'admin', ''])('knows no member %j', async (kind) => {
    expect(
      read((await get('/user/info?callback=cb', { cookie: `gora_demo_member=${kind}` })).body),
    ).toMatchObject({ user_status: 0 });
  });

  it.each(['alert(1)//', '', '1a', 'a b', 'a;b', '%3Cscript%3E', 'a'.repeat(65), 'a&callback=b'])(
    'answers 400 to the callback %s',
    async (callback) => {
      const reply = await get(`/user/info?callback=${callback}`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([
        400,
        'application/json; charset=utf-8',
      ]);
    },
  );
});
