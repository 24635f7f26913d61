import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { expect, test } from '../stack/test.ts';
import { removeSiteRules, writeSiteRules } from '../stack/operator.ts';
import { alive, RESULT } from './document.ts';

const LIGHT = 'rgb(250, 248, 242)';
const DARK = 'rgb(14, 21, 18)';
const NAMES: Readonly<
  Record<
    Locale,
    { readonly title: string; readonly auto: string; readonly light: string; readonly dark: string }
  >
> = {
  'ja-JP': { title: '外観モード', auto: '端末に合わせる', light: 'ライト', dark: 'ダーク' },
  'en-US': { title: 'Appearance', auto: 'Match device', light: 'Light', dark: 'Dark' },
  'zh-Hans': { title: '外观', auto: '跟随设备', light: '浅色', dark: '深色' },
  'zh-Hant': { title: '外觀', auto: '依裝置設定', light: '淺色', dark: '深色' },
  'ko-KR': { title: '화면 모드', auto: '기기 설정에 맞춤', light: '라이트', dark: '다크' },
};
const TEXTS = NAMES['ja-JP'];

/** The page's background colour. */
function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
async function expectGround(page: Page, ground: string): Promise<void> {
  await expect.poll(() => groundOf(page)).toBe(ground);
}
function choiceOf(page: Page, name: string) {
  return page.getByRole('radio', { name, exact: true });
}
async function choose(page: Page, name: string): Promise<void> {
  await page.locator(`summary[aria-label="${TEXTS.title}"]`).click();
  await choiceOf(page, name).check();
}
/** Stores the theme as if the visitor had chosen it on an earlier visit. */
async function keep(page: Page, theme: string): Promise<void> {
  await page.goto('/offline');
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
  }, theme);
}

test.afterEach(({ stack }) => removeSiteRules(stack));

test('a visitor chooses dark with the keyboard: the page is dark at once, and after a reload', async ({
  healthyPage: page,
}) => {
  await page.goto('/index-pc');
  await alive(page);
  await expectGround(page, LIGHT);
  await page.locator(`summary[aria-label="${TEXTS.title}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(choiceOf(page, TEXTS.auto)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(choiceOf(page, TEXTS.dark)).toBeChecked();
  await expectGround(page, DARK);
  await page.keyboard.press('Escape');
  await expect(page.locator(`summary[aria-label="${TEXTS.title}"]`)).toBeFocused();
  await page.reload();
  await alive(page);
  await expectGround(page, DARK);
  await page.locator(`summary[aria-label="${TEXTS.title}"]`).click();
  await expect(choiceOf(page, TEXTS.dark)).toBeChecked();
});

for (const [theme, device, ground] of [
  ['dark', 'light', DARK],
  ['light', 'dark', LIGHT],
] as const) {
  test(`no frame of a page is of the wrong colour: ${theme} was chosen on a ${device} device, and the scripts are still on their way`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await keep(page, theme);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(globalThis, { drawn: frames });
      const look = () => {
        if (document.body)
          frames.push(
            `${getComputedStyle(document.body).backgroundColor} ${getComputedStyle(document.documentElement).colorScheme}`,
          );
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const framesOf = () => page.evaluate(() => (globalThis as { drawn?: string[] }).drawn ?? []);
    await page.goto('/index-pc', { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    expect(
      await page
        .locator('#shell')
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__react'))),
    ).toBe(false);
    expect((await framesOf()).length).toBeGreaterThan(0);
    release();
    await alive(page);
    expect(new Set(await framesOf())).toEqual(new Set([`${ground} ${theme}`]));
  });
}

test('other tabs of the browser follow, and so does their control', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/search/');
  await alive(other);
  await page.goto('/index-pc');
  await alive(page);
  await choose(page, TEXTS.dark);
  await expectGround(other, DARK);
  await expect(other.locator('input[data-theme-choice][value="dark"]').first()).toBeChecked();
});

test("until somebody chooses, and again in auto, the page follows the device's change", async ({
  healthyPage: page,
}) => {
  await page.goto('/index-pc');
  await alive(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, DARK);
  await choose(page, TEXTS.light);
  await expectGround(page, LIGHT);
  await choiceOf(page, TEXTS.auto).check();
  await expectGround(page, DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, LIGHT);
});

test('the choice holds on every kind of page, without a complaint of the policy; paper stays light', async ({
  page,
  stack,
  watch,
}) => {
  await keep(page, 'dark');
  for (const path of [
    '/index-pc',
    RESULT,
    '/search/',
    '/search/map/',
    '/PageNotFound',
    '/error',
    '/offline',
  ]) {
    await page.goto(path);
    await expectGround(page, DARK);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'dark',
    );
  }
  await writeSiteRules(stack, { maintenance: { all: true } });
  await page.goto('/index-pc');
  await expect(
    page.getByRole('heading', { level: 1, name: 'ただいまメンテナンス中です' }),
  ).toBeVisible();
  await expectGround(page, DARK);
  await page.emulateMedia({ media: 'print' });
  await expectGround(page, LIGHT);
  expect(
    (await watch.problems()).filter((problem) => !problem.includes('Failed to load resource')),
  ).toEqual([]);
});

test('the pages of staff, who have a host of their own, follow the device', async ({
  page,
  stack,
}) => {
  await keep(page, 'dark');
  for (const [colorScheme, ground] of [
    ['light', LIGHT],
    ['dark', DARK],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const kind of ['panda', 'rbs']) {
      await page.goto(`${stack.staffUrl}/staff/${kind}/login`);
      await expectGround(page, ground);
    }
  }
});

test('[R9.03] where storage throws when it is touched, the device decides, and a choice holds within the page', async ({
  healthyPage: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/index-pc');
  await alive(page);
  await expectGround(page, DARK);
  await choose(page, TEXTS.light);
  await expectGround(page, LIGHT);
  await page.getByRole('link', { name: '地図から探す' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '地図から探す' })).toBeVisible();
  await expectGround(page, LIGHT);
});

test('on a phone the choice stands in the menu', async ({ healthyPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search/');
  await alive(page);
  await page.locator('header summary', { hasText: 'メニュー' }).last().click();
  const group = page.getByRole('group', { name: TEXTS.title });
  await expect(group).toBeVisible();
  await group.getByText(TEXTS.dark).click();
  await expectGround(page, DARK);
});

test('in each language the control and its choices have their names', async ({ page }) => {
  for (const locale of LOCALES) {
    const { title, auto, light, dark } = NAMES[locale];
    await page.goto(`/search/solo/?lang=${locale}`);
    await page.locator(`summary[aria-label="${title}"]`).click();
    const group = page.getByRole('group', { name: title });
    for (const name of [auto, light, dark])
      await expect(group.getByRole('radio', { name, exact: true })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [device, ground] of [
    ['dark', DARK],
    ['light', LIGHT],
  ] as const) {
    test(`a ${device} device has a ${device} page, older browsers have colours, and no control that nobody hears`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ colorScheme: device });
      await page.goto('/search/');
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      await expect(page.locator(`summary[aria-label="${TEXTS.title}"]`)).toBeHidden();
      expect(await (await request.get('/search/')).text()).not.toContain('light-dark(');
    });
  }
});
