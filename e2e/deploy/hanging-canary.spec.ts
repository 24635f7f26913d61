import type { Browser } from '@playwright/test';
import { readStatus, reportVisits } from 'registry/client';
import { NO_VISITS } from 'shared-contracts/release';
import type { Stack } from 'tooling/stack';
import { publishChanged } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import { untilShown } from '../stack/untilShown.ts';

const RESULTS = '/search/result/?area[]=13&year=2026&month=11&day=28';
/** Two more than the registry wants before a verdict: a document of a late server has another version. */
const DOCUMENTS = 14;
/** A visitor who has the canary. */
const VISITOR = '00000000-0000-4000-8000-000000000007';

/** Opens a document as a visitor whose tab hangs then and is closed: it asks for its ticket, and nothing more. */
async function hangIn(browser: Browser, { shellUrl }: Stack): Promise<void> {
  const context = await browser.newContext({ baseURL: shellUrl });
  await context.addCookies([{ name: 'asashiba_visitor', value: VISITOR, url: shellUrl }]);
  const page = await context.newPage();
  const asked = Promise.withResolvers<void>();
  await page.route('/telemetry/ticket', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await route.fulfill({ response });
  });
  await page.goto(RESULTS, { waitUntil: 'commit' });
  await asked.promise;
  await context.close();
}

test('[R10.04][R10.05] a canary that hangs every page it mounts in, so that no browser can tell, is taken back by itself', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const canary = nextVersion();
  const status = () => readStatus({ registryUrl: stack.registryUrl, name: 'mf-ads' });
  const stable = (await status()).versions.find((version) => version.stable)!.version;
  await publishChanged(stack, {
    name: 'mf-ads',
    version: canary,
    canary: 90,
    change: {
      'src/widget.tsx': (text) =>
        text.trim().replace(
          /^export default (.*)$/ms,
          (_all, widget: string) => `
const hanging = <Widget extends { mount: (...given: never[]) => unknown }>(made: Widget): Widget => ({ ...made, mount: () => {
  for (;;);
} });
export default hanging(${widget.replace(/;$/, '')});`,
        ),
    },
  });
  await untilShown(stack, RESULTS, `mf-ads@${canary}`);
  // earlier documents tell the registry how many are lost with the stable version
  await reportVisits({
    registryUrl: stack.registryUrl,
    token: stack.access.tokens['shell'] ?? '',
    reports: [
      {
        widget: 'mf-ads',
        version: stable,
        counts: { ...NO_VISITS, visits: 290, issued: 300, heard: 292 },
      },
    ],
  });
  for (let document = 0; document < DOCUMENTS; document += 1) await hangIn(browser, stack);
  await expect.poll(async () => (await status()).trial, { timeout: 90_000 }).toBeNull();
  const { acts, versions } = await status();
  expect(versions.find((version) => version.stable)!.version).toBe(stable);
  expect(acts.at(-1)).toMatchObject({
    who: 'registry',
    act: 'taken-back',
    version: canary,
    why: expect.stringMatching(/^\d+ of \d+ documents fell silent/),
  });
  // the shell hears of it too: who had the canary has the stable version again
  await untilShown(stack, RESULTS, `mf-ads@${stable}`, VISITOR);
});
