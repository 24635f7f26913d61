import { chooseArea } from '../forms/formPage.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { MOBILE_BLOCKS, PC_BLOCKS } from 'shared-contracts/gateway';
import { expectAlive } from '../stack/expectAlive.ts';
import { expect, test } from '../stack/test.ts';
import { aBlockEntry } from './contentBlocks.ts';
import { delay, leaveToBrowser, PC, PHONE, slot, watchShifts } from './panelPage.ts';

const SLOTS = ['notice', 'content-main', 'content-side'] as const;

const WRONG: readonly (readonly [string, (good: object) => unknown])[] = [
  ['null', () => null],
  ['an array in the place of an entry', () => [[]]],
  ['a number', () => 7],
  ['javascript:', (good) => [{ ...good, href: 'java\tscript:alert(1)' }]],
  ['a picture that is not there', (good) => [{ ...good, src: '/assets/nothing-here.svg' }]],
];

for (const { name, path, blocks } of [
  { name: 'PC', path: PC, blocks: PC_BLOCKS },
  { name: 'smartphone', path: PHONE, blocks: MOBILE_BLOCKS },
]) {
  test(`[R3.18][R2.21] each block of the ${name} top page may be wrong in its turn: the others stay`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await leaveToBrowser(page, path, SLOTS);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => {
      uncaught.push(error.message);
    });
    const good: Record<string, object[]> = Object.fromEntries(
      blocks.map((block) => [block, [aBlockEntry(block)]]),
    );
    let data: unknown;
    await page.route('**/content/blocks*', (route) => route.fulfill({ json: { data } }));
    for (const [at, block] of blocks.entries()) {
      const [what, wrong] = WRONG[at % WRONG.length]!;
      data = { ...good, [block]: wrong(good[block]![0]!) };
      await page.goto(path);
      for (const each of blocks) {
        const entry = page.locator(`a[href="/?block=${each}"]`).first();
        const isThere = each !== block || what === 'a picture that is not there';
        await expect(entry, `${each} while ${block} is ${what}`).toHaveCount(isThere ? 1 : 0);
      }
      expect(await page.locator('a[href^="java"]').count()).toBe(0);
      await expectAlive(page, 'search');
    }
    expect(uncaught).toEqual([]);
  });
}

test('[R3.18] a picture that is not there leaves its place and its words', async ({ page }) => {
  await leaveToBrowser(page, PC, SLOTS);
  await page.route('**/content/blocks*', (route) =>
    route.fulfill({
      json: {
        data: {
          pcMiddleBanner: [
            {
              href: '/a',
              src: '/assets/nothing-here.svg',
              alt: '冬のラウンド',
              width: 600,
              height: 200,
            },
          ],
        },
      },
    }),
  );
  await page.goto(PC);
  const link = slot(page, 'content-main').getByRole('link', { name: '冬のラウンド' });
  await expect(link.getByText('冬のラウンド')).toBeVisible();
  const box = await link.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3, 0);
});

test('[R4.24][R2.20] on the desktop content follows the region of the form; the next visit remembers it', async ({
  page,
}) => {
  await page.goto(PC);
  const main = slot(page, 'content-main');
  await expect(main.getByRole('img', { name: '北海道・東北の人気コース' }).first()).toBeVisible();
  await expectAlive(page, 'search', 'content-main');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/content/blocks'))
      asked.push(new URL(request.url()).searchParams.get('region') ?? '');
  });

  await chooseArea(page, '近畿', '大阪府');
  await expect(main.getByRole('img', { name: '近畿の人気コース' }).first()).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['105']));

  await page.reload();
  await expect(main.getByRole('img', { name: '近畿の人気コース' }).first()).toBeVisible();
});

test('[R8.06] content that cannot be read leaves a page that works, and one report for each place', async ({
  page,
  watch,
}) => {
  await leaveToBrowser(page, PC, SLOTS);
  await page.route('**/content/blocks*', (route) => route.fulfill({ status: 500, body: 'gone' }));
  await page.goto(PC);
  await expectAlive(page, 'search', 'member');
  await slot(page, 'right_ad').scrollIntoViewIfNeeded();
  await expectAlive(page, ...SLOTS);
  const id = (await slot(page, 'content-main').getAttribute('data-widget')) ?? '';
  await expectHolds({ page, watch, broken: [], replaced: SLOTS.map(() => id), reports: new Map() });
  for (const name of SLOTS) await expect(slot(page, name)).toBeHidden();
  await expectSearchAnswered(page);
});

// a document that a test has written is of no network, and a browser asks before it shows frames of this machine
test.use({ permissions: ['local-network-access'] });

for (const { name, path, width, height } of [
  { name: 'PC', path: PC, width: 1280, height: 900 },
  { name: 'smartphone', path: PHONE, width: 390, height: 844 },
]) {
  test(`[R4.23][R4.20] on the ${name} top page content, advertisements and member come three seconds late: CLS is at most 0.02`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await leaveToBrowser(page, path, [...SLOTS, 'right_ad']);
    for (const call of ['**/content/blocks*', '**/adplat?*', '**/user/info*'])
      await delay(page, call, 3000);
    const shifts = await watchShifts(page);
    const contentCame = page.waitForResponse(/content\/blocks/);
    const memberCame = page.waitForResponse(/user\/info/);
    await page.goto(path);
    await Promise.all([contentCame, memberCame]);
    await expect(slot(page, 'content-main').getByRole('img').first()).toBeAttached();
    await expect(
      slot(page, path === PC ? 'member' : 'member-strip')
        .getByRole('link')
        .first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
}
