import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchDiscovery, publishWidget } from 'registry/client';
import { findBrowser } from 'tooling/browsers/findBrowser';
import { copyBuilt, replaceFile } from '../stack/changedWidget.ts';
import { expect, test } from '../stack/ownStack.ts';

const NAME = 'mf-ads';

test('[R10.03] a version that throws in every browser is refused with a sentence by a registry that mounts it, and visitors keep theirs', async ({
  start,
  page,
}) => {
  // servers of its own
  test.setTimeout(120_000);
  const { registryUrl, shellUrl, access } = await start({
    publish: [NAME],
    browser: findBrowser(),
  });
  const ads = page.locator('[data-slot="right_ad"]');
  await page.goto(`${shellUrl}/index-pc`);
  await expect(ads).toHaveAttribute('data-phase', 'ready');
  const shown = await ads.getAttribute('data-widget');
  const { etag } = await fetchDiscovery({ registryUrl });

  const folder = await copyBuilt(NAME, '8.0.0', (built, manifest) => {
    const thrown = `globalThis.${manifest.global} = { init() {}, get: async () => () => ({ default: { contract: 1, load: async () => null, mount() { throw new Error('no such place'); } } }) };`;
    return replaceFile(built, manifest, manifest.entry, thrown);
  });
  const publishing = publishWidget({
    registryUrl,
    token: access.tokens[NAME] ?? '',
    privateKey: access.privateKeys[NAME],
    folder,
  });
  await expect(publishing).rejects.toThrow(
    /^mf-ads 8\.0\.0 was mounted in a browser.*it throws: Error: no such place, in right_ad on the page .*npm run conform -- mf-ads, or asashiba-widget conform in a repository of its own\.$/,
  );
  expect((await fetchDiscovery({ registryUrl })).etag).toBe(etag);
  await page.reload();
  await expect(ads).toHaveAttribute('data-widget', shown ?? '');
  await expect(ads).toHaveAttribute('data-phase', 'ready');
});

test('[R10.03][R10.05] a version is played the visits that were recorded with it, and is refused with a sentence where it no longer says the same', async ({
  start,
}) => {
  // servers of its own
  test.setTimeout(120_000);
  const { registryUrl, access } = await start({ publish: [], browser: findBrowser() });
  const visit = 'recordings/price-corrected.json';
  const folder = await copyBuilt('mf-results', '8.0.0', async (built, manifest) => {
    // visits are played after all mounts, and all that takes 20 s at most
    manifest.locales.splice(1);
    Reflect.deleteProperty(manifest, 'scriptsByLanguage');
    const text = await readFile(join(built, visit), 'utf8');
    return replaceFile(built, manifest, visit, text.replace(/"count": *\d+/, '"count": 77'));
  });
  const publishing = publishWidget({
    registryUrl,
    token: access.tokens['mf-results'] ?? '',
    privateKey: access.privateKeys['mf-results'],
    folder,
  });
  await expect(publishing).rejects.toThrow(
    /^mf-results 8\.0\.0 was mounted in a browser, with the recorded visit recordings\/price-corrected\.json: results:search-completed, number 1: \{.*"count":2/,
  );
});
