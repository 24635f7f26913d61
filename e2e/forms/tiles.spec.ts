import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';

const ATTRIBUTION = '© Survey of Nowhere';
const CHIBA = 'area[]=12&year=2026&month=11&day=28&widthday=7';
const MAPS = [
  { path: `/search/map/?${CHIBA}`, map: 'ゴルフ場の地図', zoom: '地図を拡大' },
  { path: `/search/result/?${CHIBA}&view=map`, map: '検索結果の地図', zoom: '拡大' },
];
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#cfe3ee" d="M0 0h256v256H0z"/></svg>';

let tiles: Server;
let shell: { readonly url: string; stop(): Promise<void> };
/** The answers of the tile server, which has another origin than the site. */
let answers: 'pictures' | 'nothing' | 'never' = 'pictures';

function tilesUrl() {
  return `http://127.0.0.1:${(tiles.address() as AddressInfo).port}/`;
}

test.beforeAll(async ({ stack }) => {
  tiles = createServer((_request, reply) => {
    if (answers === 'pictures') reply.setHeader('content-type', 'image/svg+xml').end(PICTURE);
    if (answers === 'nothing') reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(tiles, 'listening');
  shell = await stack.anotherShell({
    MAP_TILES_URL: `${tilesUrl()}{z}/{x}/{y}.svg`,
    MAP_TILES_ATTRIBUTION: ATTRIBUTION,
  });
});

test.afterAll(async () => {
  tiles.closeAllConnections();
  tiles.close();
  await shell.stop();
});

function mapOf(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true });
}
function come(page: Page) {
  return page.locator('image[data-come]');
}

for (const { path, map, zoom } of MAPS) {
  test(`[R2.17] ${map}: tiles of another origin lie under its pins, their source is named, and the policy is kept`, async ({
    healthyPage: page,
  }) => {
    answers = 'pictures';
    await page.goto(`${shell.url}${path}`);
    await expect(come(page).first()).toBeVisible();
    await expect(page.getByText(ATTRIBUTION)).toBeVisible();
    const known = await come(page).evaluateAll((pictures) =>
      pictures.map((picture) => picture.getAttribute('href') ?? ''),
    );
    await page.getByRole('button', { name: zoom, exact: true }).click();
    // zoomed in: finer tiles than before
    const level = (href: string) => Number(/\/(\d+)\/\d+\/\d+\.svg$/.exec(href)?.[1]);
    const finest = async () =>
      Math.max(
        ...(
          await come(page).evaluateAll((pictures) =>
            pictures.map((picture) => picture.getAttribute('href') ?? ''),
          )
        ).map(level),
      );
    await expect.poll(finest).toBeGreaterThan(Math.max(...known.map(level)));
    await expect(mapOf(page, map).locator('a[aria-label], [role="button"]').first()).toBeVisible();
  });

  for (const fault of ['nothing', 'never'] as const) {
    test(`[R2.17] ${map}: a tile server that answers ${fault} leaves the drawn map with its pins`, async ({
      page,
    }) => {
      answers = fault;
      const asked = page.waitForRequest((request) => request.url().startsWith(tilesUrl()));
      await page.goto(`${shell.url}${path}`, { waitUntil: 'commit' });
      await asked;
      const pin = mapOf(page, map)
        .getByRole('button', { name: /コース/ })
        .first();
      await expect(pin).toBeVisible();
      const name = (await pin.getAttribute('aria-label')) ?? '';
      // a press has no effect until the map is hydrated
      await expect(async () => {
        await pin.focus();
        await page.keyboard.press('Enter');
        await expect(mapOf(page, map).getByRole('button', { name, exact: true })).toHaveCount(0, {
          timeout: 1000,
        });
      }).toPass();
      await expect(come(page)).toHaveCount(0);
    });
  }
}
