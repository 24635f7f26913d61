import type { APIRequestContext } from '@playwright/test';
import { publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { alive, RESULT } from './document.ts';

/**
 * A server under load leaves slots to the browser, and such a document is not kept. Each document
 * asks the registry and waits for the try of a new version, so that the next one after a publication
 * has it.
 */
const SETTINGS = {
  SITE_MODE: 'production',
  RENDER_DEADLINE: '20000',
  RELEASES_KEPT: '0',
  TRY_PATIENCE: '8000',
};

/** A page that stays in memory for the rest of its minute. */
const FORM = '/search/?area[]=102&year=2026&month=11&day=28';

/** Asks until a document comes from memory; a new minute or a late widget needs another time. */
async function askKept(request: APIRequestContext, url: string) {
  await expect(async () => {
    expect((await request.get(url)).headers()['etag']).toBeDefined();
  }).toPass();
  return request.get(url);
}

test('[R10.05] a document from memory comes alive, with no complaint of its policy, and is 304 to a browser that has it', async ({
  healthyPage: page,
  stack,
}) => {
  const shell = await stack.anotherShell({ ...SETTINGS, RESULTS_KEPT: '60000' });
  try {
    for (const path of [RESULT, FORM, '/index-pc']) {
      // a minute may end between two requests
      await expect(async () => {
        await askKept(page.request, shell.url + path);
        const answer = await page.goto(shell.url + path);
        expect(answer?.headers()['etag']).toBeDefined();
        expect(await answer?.text()).not.toContain('nonce');
      }).toPass();
      await alive(page);
    }
    await expect(async () => {
      const { etag = '' } = (await askKept(page.request, shell.url + FORM)).headers();
      const headers = { 'if-none-match': etag };
      const again = await page.request.get(shell.url + FORM, { headers });
      expect([again.status(), again.headers()['etag']]).toEqual([304, etag]);
    }).toPass();
  } finally {
    await shell.stop();
  }
});

test('[R10.04] the next document after a publication has the new version, although the one before was in memory', async ({
  request,
  stack,
}) => {
  const shell = await stack.anotherShell(SETTINGS);
  const version = nextVersion();
  try {
    expect(await (await askKept(request, shell.url + FORM)).text()).not.toContain(version);
    await publishChanged(stack, { name: 'mf-search-form', version, change: {} });
    expect(await (await request.get(shell.url + FORM)).text()).toContain(
      `/remotes/mf-search-form/${version}/`,
    );
    await askKept(request, shell.url + FORM);
    await takeBack(stack, 'mf-search-form');
    expect(await (await request.get(shell.url + FORM)).text()).not.toContain(version);
  } finally {
    await shell.stop();
  }
});
