import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect, test } from '../stack/test.ts';
import { PC, PHONE, signIn, signInAs, slot } from './panelPage.ts';

const PANEL_HEIGHT = 132;

const MEMBERS = [
  {
    kind: '会員',
    button: /芝田 朝子/,
    shows: [
      '芝田 朝子 さん',
      '3,280ポイント',
      'うち期間限定 320ポイント',
      'クーポン3枚',
      '会員情報',
    ],
    hides: ['RGC', 'SGC'],
    strip: /3,280ポイント/,
  },
  {
    kind: 'RGC会員',
    button: /松原 健/,
    shows: ['松原 健 さん', '12,450ポイント', 'クーポン6枚', 'RGC'],
    hides: ['SGC'],
    strip: /12,450ポイント/,
  },
  {
    kind: 'SGC会員',
    button: /風間 みどり/,
    shows: ['風間 みどり さん', '860ポイント', 'クーポン1枚', 'SGC'],
    hides: ['RGC', 'うち期間限定'],
    strip: /860ポイント/,
  },
  {
    kind: '電話予約会員',
    button: /岡 一郎/,
    shows: ['岡 一郎 さん', '電話予約', '0120-000-000'],
    hides: ['ポイント', 'クーポン', 'RGC'],
    strip: /電話予約/,
  },
];

for (const { kind, button, shows, hides, strip } of MEMBERS) {
  test(`[R6.01][R4.22][R2.22] ${kind} signs in and finds the own panel, of the guest's height, the name in the header, and the line of a phone`, async ({
    healthyPage: page,
  }) => {
    await page.goto(PC);
    const panel = slot(page, 'member');
    await expect(panel.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeCloseTo(PANEL_HEIGHT, 0);
    const name = slot(page, 'member-name');
    await expect(name.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
    const place = await name.boundingBox();
    await signIn(page, button);
    for (const text of shows) await expect(panel).toContainText(text);
    for (const text of hides) await expect(panel).not.toContainText(text);
    expect((await panel.boundingBox())?.height).toBeCloseTo(PANEL_HEIGHT, 0);
    expect(await page.title()).not.toContain(shows[0]);
    await expect(name.getByRole('link')).toContainText(shows[0] ?? '');
    expect(await name.boundingBox()).toEqual(place);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PHONE);
    await expect(slot(page, 'member-strip')).toContainText(strip);
    expect((await slot(page, 'member-strip').boundingBox())?.height).toBeCloseTo(44, 0);
    await page.locator('summary', { hasText: 'メニュー' }).locator('visible=true').click();
    await expect(slot(page, 'member-menu')).toContainText(shows[0] ?? '');
  });
}

test("[R1.06][R2.23] the member's pages, membership and the way out are other sites; a call is made once for all places", async ({
  healthyPage: page,
  stack,
}) => {
  await signInAs(page, stack, /松原 健/, PC);
  const panel = slot(page, 'member');
  // the document of the sign-in has made its call
  await expect(panel).toContainText('松原 健 さん');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/user/info')) calls.push(request.url());
  });
  await page.reload();
  await expect(panel).toContainText('松原 健 さん');
  await expectAlive(page, 'member', 'member-menu', 'member-name', 'member-strip');
  for (const name of [
    '予約一覧',
    'プレー履歴',
    'お気に入り',
    'マイページ',
    '会員情報（RGC）',
    'ログアウト',
  ]) {
    expect(await panel.getByRole('link', { name }).getAttribute('href')).toContain(
      `${stack.gatewayUrl}/gora/landing/`,
    );
  }
  expect(calls).toHaveLength(1);
});

// this browser has no back/forward cache; member-restored.spec.ts drives one that has
test('[R4.21][R2.23] after the logout nobody is left in the panel, nor on Back, nor in another tab', async ({
  healthyPage: page,
  context,
  stack,
}) => {
  await signInAs(page, stack, /芝田 朝子/, PC);
  const panel = slot(page, 'member');
  await expect(panel).toContainText('3,280ポイント');
  const other = await context.newPage();
  await other.goto(PC);
  await expect(slot(other, 'member')).toContainText('3,280ポイント');

  await panel.getByRole('link', { name: 'ログアウト' }).click();
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect(panel.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/landing\/logout/);
  await page.goBack();
  await expect(page).toHaveURL(stack.shellUrl + PC);
  expect(await panel.textContent()).not.toContain('芝田');
  await expect(panel.getByRole('link', { name: 'ログイン', exact: true })).toBeVisible();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(
    slot(other, 'member').getByRole('link', { name: 'ログイン', exact: true }),
  ).toBeVisible();
});

const FAILURES: readonly (readonly [string, (callback: string) => string | undefined])[] = [
  ['cannot be reached', () => undefined],
  [
    'calls back after its deadline',
    (callback) =>
      `setTimeout(() => ${callback}({"left_menu_info":{"result_status":200,"user_status":2}}), 60_000)`,
  ],
  [
    'calls back under another name',
    () => 'somebody({"left_menu_info":{"result_status":200,"user_status":2}})',
  ],
  ['throws', () => 'throw new Error("user api")'],
  ['answers with another shape', (callback) => `${callback}({"left_menu_info":null})`],
];

for (const [how, script] of FAILURES) {
  test(`[R4.20][R8.06] a user API that ${how} makes the visitor a guest, with one report, and the page stands`, async ({
    page,
    watch,
  }) => {
    await page.route('**/user/info*', (route) => {
      const body = script(new URL(route.request().url()).searchParams.get('callback') ?? '');
      return body === undefined
        ? route.abort()
        : route.fulfill({
            contentType: 'text/javascript',
            headers: { 'cross-origin-resource-policy': 'cross-origin' },
            body,
          });
    });
    await page.goto(PC);
    await expect(
      slot(page, 'member').getByRole('link', { name: 'ログイン', exact: true }),
    ).toBeVisible();
    // with the frame goes what could still call back
    await expect(page.locator('iframe')).toHaveCount(0);
    const id = (await slot(page, 'member').getAttribute('data-widget')) ?? '';
    // what is uncaught in the frame, which is of another origin
    const itself = ['uncaught: somebody is not defined', 'uncaught: user api'];
    await expectHolds({ page, watch, broken: [], replaced: [id], itself, reports: new Map() });
    await expectSearchAnswered(page);
  });
}

test('[R7.01] an answer that comes twice is taken once, and the callback is gone with it', async ({
  healthyPage: page,
  watch,
}) => {
  const member = (point: number) =>
    `{"left_menu_info":{"result_status":200,"user_status":2,"point_get_success_flg":1,"user_point_info":{"point":${point}}}}`;
  await page.route('**/user/info*', (route) => {
    const callback = new URL(route.request().url()).searchParams.get('callback') ?? '';
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: `${callback}(${member(111)});${callback}(${member(222)});`,
    });
  });
  await page.goto(PC);
  await expect(slot(page, 'member')).toContainText('111ポイント');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(slot(page, 'member')).not.toContainText('222');
  await expectHolds({ page, watch, broken: [], reports: new Map() });
});
