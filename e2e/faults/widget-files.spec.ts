import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { pack, PACKED } from 'server-kit/files/packed';
import type { Stack } from 'tooling/stack';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { expect, test } from '../stack/test.ts';

const TOP = '/index-pc';
const FALLBACK = 'この部分を表示できませんでした。';

function slot(page: Page, name: string) {
  return page.locator(`[data-slot="${name}"]`);
}
function retry(page: Page, name: string) {
  return slot(page, name).getByRole('button', { name: 'もう一度' });
}

/** The folder of a release's files, for example of `mf-content@1.0.0-b1`. */
async function folderOf(stack: Stack, page: Page, name: string) {
  const html = await (await page.request.get(TOP)).text();
  const widget = new RegExp(`data-slot="${name}" data-widget="([^"]+)"`).exec(html)?.[1] ?? '';
  return join(stack.assetStore, widget.replace('@', '/'));
}

/** Checks after a fault in content-main that every other slot is ready and the search works. */
async function theRestWorks(page: Page) {
  for (const name of ['search', 'member'])
    await expect(slot(page, name)).toHaveAttribute('data-phase', 'ready');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('tab', { name: 'コンペ' }).click();
  await expect(page.getByRole('tab', { name: 'コンペ' })).toHaveAttribute('aria-selected', 'true');
}

test('[R10.05] with the files of one widget deleted, its slot shows its fallback, the others work, and "もう一度" brings it back after repair', async ({
  page,
  stack,
}) => {
  const folder = await folderOf(stack, page, 'content-main');
  await rename(folder, `${folder}.gone`);
  try {
    await page.goto(TOP);
    await expect(slot(page, 'content-main').getByText(FALLBACK)).toBeVisible();
    await theRestWorks(page);
    await retry(page, 'content-main').click();
    await expect(slot(page, 'content-main')).toHaveAttribute('data-phase', 'failed');
    await expect(slot(page, 'content-main').getByText(FALLBACK)).toBeVisible();
  } finally {
    await rename(`${folder}.gone`, folder);
  }
  await retry(page, 'content-main').click();
  await expect(slot(page, 'content-main')).toHaveAttribute('data-phase', 'ready');
  await expect(slot(page, 'content-main').getByText(FALLBACK)).toBeHidden();
});

const FILES = {
  entry: /\/remotes\/mf-content\/.*\/remoteEntry\.js/,
  chunk: /\/remotes\/mf-content\/.*\/widget\.[^/]*\.js/,
};
const FAULTS: Record<string, (route: Route) => unknown> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'answers with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>no' }),
  'is cut off in the middle': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'never answers': () => new Promise(() => {}),
};

for (const [file, pattern] of Object.entries(FILES)) {
  for (const [what, fault] of Object.entries(FAULTS)) {
    test(`[R10.05] a widget whose ${file} ${what}: fallback, neighbours alive, and alive again when the fault is gone`, async ({
      page,
    }) => {
      let broken = true;
      await page.route(pattern, (route) => (broken ? fault(route) : route.continue()));
      await page.goto(TOP, { waitUntil: 'domcontentloaded' });
      await expect(slot(page, 'content-main').getByText(FALLBACK)).toBeVisible();
      await theRestWorks(page);
      broken = false;
      await retry(page, 'content-main').click();
      await expect(slot(page, 'content-main')).toHaveAttribute('data-phase', 'ready');
    });
  }
}

for (const [index, file] of ['remoteEntry.js', 'chunk'].entries()) {
  test(`[R10.05] one byte changed in a widget's ${file}: the browser refuses it, one report names the version, and the last good one stands in`, async ({
    page,
    stack,
    watch,
  }) => {
    const version = `3.0.${index}`;
    await publishChanged(stack, { name: 'mf-content', version, minifier: 'terser', change: {} });
    const folder = join(stack.assetStore, `mf-content/${version}`);
    const { scripts } = JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')) as {
      scripts: string[];
    };
    const path = join(folder, file === 'chunk' ? (scripts.at(-1) ?? '') : file);
    const whole = await readFile(path, 'utf8');
    await writeFile(path, `${whole} `);
    await writeFile(`${path}${PACKED}`, await pack(Buffer.from(`${whole} `)));
    try {
      await page.goto(TOP);
      await expect(slot(page, 'content-main')).toHaveAttribute('data-why', 'last-good');
      await expect(slot(page, 'content-main')).toHaveAttribute('data-phase', 'ready');
      await expect(slot(page, 'content-main').getByText(FALLBACK)).toBeHidden();
      await theRestWorks(page);
      expect(await watch.reportedBy()).toEqual([`mf-content@${version}`]);
    } finally {
      await takeBack(stack, 'mf-content');
    }
    await page.reload();
    await expect(slot(page, 'content-main')).toHaveAttribute('data-phase', 'ready');
    await expect(slot(page, 'content-main').getByText(FALLBACK)).toBeHidden();
  });
}
