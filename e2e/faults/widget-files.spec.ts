import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Stack } from 'tooling/stack';
import { expect, test } from '../stack/test.ts';
import {
  expectBackAfterRetry,
  expectHolds,
  expectHoldsWhileFaulty,
  expectSearchAnswered,
} from '../stack/pageHolds.ts';

const TOP = '/index-pc';
const BROKEN = ['mf-content'];

function slot(page: Page, name: string) {
  return page.locator(`[data-slot="${name}"]`);
}

/** The folder of a release's files, for example of `mf-content@1.0.0-b1`. */
async function folderOf(stack: Stack, page: Page, name: string) {
  const html = await (await page.request.get(TOP)).text();
  const widget = new RegExp(`data-slot="${name}" data-widget="([^"]+)"`).exec(html)?.[1] ?? '';
  return join(stack.assetStore, widget.replace('@', '/'));
}

test('[R10.05] with the files of one widget deleted, its slot shows its fallback, the others work, and "もう一度" brings it back after repair', async ({
  page,
  stack,
  watch,
}) => {
  const folder = await folderOf(stack, page, 'content-main');
  const faulty = { page, watch, broken: BROKEN, reports: new Map<number, readonly string[]>() };
  await rename(folder, `${folder}.gone`);
  try {
    await page.goto(TOP);
    await expectHolds(faulty);
    await slot(page, 'content-main').getByRole('button', { name: 'もう一度' }).click();
    await expectHolds(faulty);
    await expectSearchAnswered(page);
    await page.goBack();
    // the browser has gone back before the page has changed
    await expect(slot(page, 'results')).toHaveCount(0);
    await expectHolds(faulty);
  } finally {
    await rename(`${folder}.gone`, folder);
  }
  await expectBackAfterRetry(page);
});

const FILES = {
  entry: /\/remotes\/mf-content\/.*\/remoteEntry\.js/,
  chunk: /\/remotes\/mf-content\/.*\/widget\.js/,
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
      watch,
    }) => {
      let isBroken = true;
      await page.route(pattern, (route) => (isBroken ? fault(route) : route.continue()));
      const mend = async () => {
        isBroken = false;
      };
      await expectHoldsWhileFaulty({ page, watch, path: TOP, broken: BROKEN, mend });
    });
  }
}
