import { expectHolds } from '../stack/pageHolds.ts';
import { deployShell } from '../stack/operator.ts';
import { expect, test } from '../stack/test.ts';
import { alive, askForBuild, isSameDocument, markDocument, RESULT } from './document.ts';

function nextPage(page: import('@playwright/test').Page) {
  return page.getByRole('link', { name: /次へ/ }).first();
}

test('[R4.03][R7.09] a new build while the page is idle: nothing happens until the next navigation, which loads it; and so again', async ({
  page,
  stack,
  watch,
}) => {
  // two deployments, each of which starts a server
  test.slow();
  await page.goto(RESULT);
  await alive(page);
  for (const pageNumber of ['2', '3']) {
    await markDocument(page);
    await askForBuild(page, await deployShell(stack));
    expect(await isSameDocument(page)).toBe(true);
    await nextPage(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`page=${pageNumber}`));
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await alive(page);
  }
  await markDocument(page);
  await page.getByRole('link', { name: /前へ/ }).first().press('Enter');
  await expect(page).toHaveURL(/page=2/);
  expect(await isSameDocument(page)).toBe(true);
  await expectHolds({ page, watch, broken: [], reports: new Map() });
});

test('[R4.03] a new build while somebody types: the page stays and keeps what was typed', async ({
  page,
  stack,
  watch,
}) => {
  await page.goto('/index-pc');
  await alive(page);
  const course = page.getByRole('combobox', { name: 'コース名' }).locator('visible=true').first();
  await course.pressSequentially('南総');
  await markDocument(page);
  await askForBuild(page, await deployShell(stack));
  expect(await isSameDocument(page)).toBe(true);
  await expect(course).toHaveValue('南総');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '検索する', exact: true }).click();
  await expect(page).toHaveURL(/\/search\/result\/\?.*c_name/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expectHolds({ page, watch, broken: [], reports: new Map() });
});

for (const [what, answer] of Object.entries({
  'answers 500': { status: 500, body: 'no' },
  'is a page': { status: 200, contentType: 'text/html', body: '<!doctype html><p>no' },
  'is of an older build': {
    status: 200,
    json: {
      build: 'older',
      builtAt: 1,
      widgets: {},
      rules: {
        maintenance: { all: true, pcTop: true, spTop: true, detail: true, result: true },
        routes: [],
      },
    },
  },
})) {
  test(`[R4.03] a descriptor that ${what} is ignored`, async ({ page, watch }) => {
    await page.route('**/builds/latest.json*', (route) => route.fulfill(answer));
    await page.goto(RESULT);
    await alive(page);
    await markDocument(page);
    await nextPage(page).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    expect(await isSameDocument(page)).toBe(true);
    await expectHolds({ page, watch, broken: [], reports: new Map() });
  });
}
