import type { Page } from '@playwright/test';
import { PC_BLOCKS } from 'shared-contracts/gateway';
import { aBlockEntry } from '../panels/contentBlocks.ts';
import { leaveToBrowser, PC, slot } from '../panels/panelPage.ts';
import { removeSiteRules, writeSiteRules } from '../stack/operator.ts';
import { expect, test } from '../stack/test.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';

/** Queries of old pages, of broken programs and of attackers, each with a day that the form knows. */
const TEXTS = [
  ['a null character', 'search_c_name=%00'],
  ['EUC-JP', 'search_c_name=%A5%B4%A5%EB%A5%D5'],
  ['Shift_JIS', 'search_c_name=%83S%83%8B%83t'],
  ['half an escape', 'search_c_name=%&srch_keyword=%E3%8'],
  ['an escaped escape', 'search_c_name=%2525253Cb%2525253E'],
  ['a lone surrogate', 'search_c_name=%ED%A0%80'],
  ['a turned direction', 'search_c_name=%E2%80%AE%E2%81%A6golf'],
  ['half-width kana', 'search_c_name=%EF%BD%BA%EF%BE%9E%EF%BE%99%EF%BE%8C'],
] as const;
const SHAPES = [
  ['indexes', 'area[]=12&area[0]=2&area[1]=1'],
  ['names as indexes', 'area[x]=2&area[__proto__]=3&area[constructor]=4'],
  ['the prototype', '__proto__=1&__proto__[page]=2&constructor[prototype][page]=3'],
  ['25 entries', Array.from({ length: 25 }, (_, at) => `area[]=${at}`).join('&')],
  ['1,000 entries', 'area[]=12&'.repeat(1000)],
  // 40 KB; the server takes 64 KB
  ['10,000 entries', `area[]=12&${'p=1&'.repeat(10_000)}`],
] as const;

// a document that a test has written is of no network, and a browser asks before it shows frames of this machine
test.use({ permissions: ['local-network-access'] });

for (const [row, what, queries] of [
  ['[R5.20][R5.18]', 'texts', TEXTS],
  ['[R5.31][R9.03]', 'shapes', SHAPES],
] as const) {
  test(`${row} hostile ${what} in an address never show an error page, and every widget is alive`, async ({
    page,
    watch,
  }) => {
    const reports = new Map<number, readonly string[]>();
    for (const [name, query] of queries) {
      const answer = await page.goto(`/search/result/?${query}&year=2026&month=11&day=28`);
      expect(answer?.status(), name).toBe(200);
      await expectHolds({ page, watch, broken: [], reports });
      await expect(slot(page, 'results').getByRole('heading').first()).toBeVisible();
      const shown = await page.locator('body').innerText();
      const typed = await page
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      const text = [shown, ...typed].join(' ');
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/u);
      expect(text).not.toContain('\0');
    }
    await page.goto(PC);
    await expectSearchAnswered(page);
  });
}

/** 10,000 areas in 100 KB; the server takes 64 KB. */
const ENDLESS = `/search/result/?${'area[]=12&'.repeat(10_000)}`;

test('[R5.31][R9.03] an address of 10,000 areas gets 414 and a page that leads on, asked for by a document or come back to in an open page', async ({
  page,
  watch,
}) => {
  const sound = { page, watch, broken: [], reports: new Map<number, readonly string[]>() };
  const leadsOn = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('検索条件が長すぎます');
    await page.getByRole('main').getByRole('link', { name: 'ゴルフ場を探す' }).click();
    await expect(page).toHaveURL(/\/search\/$/);
    await expectHolds(sound);
  };
  expect((await page.goto(ENDLESS))?.status()).toBe(414);
  await leadsOn();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    history.pushState(null, '', '/search/');
  }, ENDLESS);
  await page.goBack({ waitUntil: 'commit' });
  await leadsOn();
  await page.goto(PC);
  await expectSearchAnswered(page);
});

/** Ways to write an address that is none of the site's, or none of the web. */
const DISGUISES = [
  'javascript:globalThis.ran=1',
  'JaVaScRiPt:globalThis.ran=1',
  ' \u0001javascript:globalThis.ran=1',
  'java\tscript:globalThis.ran=1',
  'java\nscript:globalThis.ran=1',
  'javascript\r:globalThis.ran=1',
  'javascript://golf.example/%0aglobalThis.ran=1',
  'vbscript:globalThis.ran=1',
  'data:text/html,<script>globalThis.ran=1</script>',
  'blob:https://golf.example/1',
  'file:///etc/passwd',
] as const;

test('[R3.18] content with every disguise of a script and with wrong shapes: the good entry of each block stands, the others are left out, and one report says so', async ({
  page,
  watch,
}) => {
  const wrong = (good: object) => [
    ...DISGUISES.flatMap((address) => [
      { ...good, href: address },
      { ...good, src: address },
    ]),
    { ...good, href: null },
    { ...good, href: ['/a'] },
    { ...good, label: 7, alt: 7 },
    null,
    [],
    7,
  ];
  const data = Object.fromEntries(
    PC_BLOCKS.map((block) => {
      const good = aBlockEntry(block);
      return [block, [...wrong({ ...good, href: '/?wrong' }), good]];
    }),
  );
  await leaveToBrowser(page, PC, ['notice', 'content-main', 'content-side']);
  await page.route('**/content/blocks*', (route) => route.fulfill({ json: { data } }));
  await page.goto(PC);
  for (const block of PC_BLOCKS)
    await expect(page.locator(`a[href="/?block=${block}"]`).first(), block).toBeAttached();
  const id = (await slot(page, 'content-main').getAttribute('data-widget')) ?? '';
  await expectHolds({ page, watch, broken: [], replaced: [id], reports: new Map() });
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('a, img, form, iframe')].flatMap((element) =>
      ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
    ),
  );
  for (const address of DISGUISES) expect(addresses).not.toContain(address);
  expect(addresses.filter((address) => /^\s*(java|vb|data:text|blob|file)/i.test(address))).toEqual(
    [],
  );
  expect(await page.evaluate(() => (globalThis as { ran?: number }).ran)).toBeUndefined();
  await expectSearchAnswered(page);
});

/** Ways to write the address of another site, each refused. */
const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://ｅｖｉｌ.example/',
  'javascript:location="https://evil.example"',
] as const;

/** Collects the requests of a page to the other site. */
function requestsElsewhere(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/evil|ｅｖｉｌ/.test(new URL(request.url()).hostname)) asked.push(request.url());
  });
  return asked;
}

test('[R2.10] a rule of the site that leads to another site is not followed, neither by a document nor by an open page, as whatever it is disguised', async ({
  page,
  stack,
  watch,
}) => {
  const asked = requestsElsewhere(page);
  const reports = new Map<number, readonly string[]>();
  const evil = [...ELSEWHERE, `${stack.shellUrl}@evil.example/`, `https://evil.example/`];
  try {
    for (const to of evil) {
      await writeSiteRules(stack, {
        routes: ['/search/', '/search/map/'].map((from) => ({ from, to })),
      });
      const answer = await page.goto('/search/map/');
      expect([answer?.status(), page.url()], to).toEqual([200, `${stack.shellUrl}/search/map/`]);
      await expectHolds({ page, watch, broken: [], reports });
      await page.getByRole('contentinfo').getByRole('link', { name: '詳細検索' }).click();
      await expect(page, to).toHaveURL(`${stack.shellUrl}/search/?l-id=asashiba_footer_detail`);
      await expect(page.getByRole('heading', { level: 1, name: '詳細条件で探す' })).toBeVisible();
    }
    expect(asked).toEqual([]);
    await expectHolds({ page, watch, broken: [], reports });
  } finally {
    await removeSiteRules(stack);
  }
  await page.goto(PC);
  await expectSearchAnswered(page);
});

test('[R2.23][R2.10] a way back that leads to another site ends on this one, as whatever it is disguised', async ({
  page,
  stack,
  watch,
}) => {
  const asked = requestsElsewhere(page);
  for (const evil of [...ELSEWHERE, `${stack.shellUrl}@evil.example/`]) {
    await page.goto(`${stack.gatewayUrl}/gora/landing/login?return=${encodeURIComponent(evil)}`);
    await page.getByRole('button', { name: /芝田/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${stack.shellUrl}/`));
  }
  expect(asked).toEqual([]);
  await page.goto(PC);
  await expectHolds({ page, watch, broken: [], reports: new Map() });
  await expectSearchAnswered(page);
});
