import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { WIDGETS } from 'tooling/build/widgets';
import { expect, test } from '../stack/ownStack.ts';
import { SCALE } from '../stack/test.ts';
import { startTraceReceiver, treeBelow, wayTo } from '../stack/traceReceiver.ts';

/** A stack whose servers record traces. */
function settingsFor(receiver: { readonly url: string }) {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  return {
    publish: WIDGETS,
    gatewaySettings: settings,
    shellSettings: { ...settings, RENDER_DEADLINE: '4000' },
  };
}

const TAP = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

test('[R10.05] one trace goes from a call of a browser, and from a document, over shell and gateway to SQL', async ({
  ends,
  start,
}) => {
  const receiver = await startTraceReceiver();
  ends.defer(receiver.close);
  const stack = await start(settingsFor(receiver));
  const traceparent = `00-${TAP.trace}-${TAP.span}-01`;
  await fetch(`${stack.shellUrl}/gora/content/blocks?device=pc&region=105&v=1`, {
    headers: { traceparent },
  });
  // a shell that has just started leaves slots of its first documents to the browser
  let documents = 0;
  await expect
    .poll(async () => {
      documents += 1;
      return (await fetch(`${stack.shellUrl}/?n=${documents}`)).text();
    })
    .toMatch(/data-island="content-main"><[a-z]/);
  // a server that stops sends what it has not sent yet
  await stack.stop();

  const { spans } = receiver;
  const ofTap = spans.filter(({ traceId }) => traceId === TAP.trace);
  expect(ofTap.find(({ name }) => name === 'GET /gora/*')?.parentSpanId).toBe(TAP.span);
  const sql = ofTap.find(({ name }) => name === 'SQL select');
  expect(sql && wayTo(sql, ofTap)).toEqual([
    'shell: GET /gora/*',
    'gateway: GET /gora/content/blocks',
    'gateway: SQL select',
  ]);
  const content = spans.find((span) => {
    const way = wayTo(span, spans);
    return (
      span.name === 'SQL select' &&
      way.includes('shell: GET /*') &&
      way.join().includes('/content/blocks')
    );
  });
  const ofPage = spans.filter(({ traceId }) => traceId === content?.traceId);
  expect(ofPage.some(({ name }) => name.startsWith('paint mf-content@'))).toBe(true);
  expect(content && wayTo(content, ofPage)).toEqual([
    'shell: GET /*',
    'shell: GET /content/blocks',
    'gateway: GET /gora/content/blocks',
    'gateway: SQL select',
  ]);
});

/** The ways from the outermost span to each other in a tree as text. */
function waysIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').map((line) => {
    const depth = line.search(/\S/) / 2;
    above.splice(depth, above.length, line.trim());
    return above.join(' > ');
  });
}

/** The trees of taps that the documentation shows. */
async function treesInDocs(): Promise<string[]> {
  const text = await readFile(join(repositoryRoot, 'docs/observability.md'), 'utf8');
  return [...text.matchAll(/```text\n(browser: tap [^`]+)\n```/g)].map(([, tree = '']) => tree);
}

test('[R10.05] a tap of a visitor is one trace: browser, shell, gateway, its index in memory, and SQL', async ({
  ends,
  start,
  page,
}) => {
  const receiver = await startTraceReceiver();
  ends.defer(receiver.close);
  // a browser tells its calls by its own clock
  const clock = new Date().toISOString();
  const stack = await start({ ...settingsFor(receiver), clock, scale: SCALE });
  await page.goto(`${stack.shellUrl}/search/result/?area[]=101&area[]=102&area[]=103`);
  // what records taps comes with the first call, and a tap asks at once only for what has not been
  // loaded ahead
  const ahead = page.waitForResponse(/\/gora\/course\/search\?.*\bpage=2&order=rate\b/);
  await page.getByRole('combobox', { name: '並び替え' }).selectOption('rate');
  await (await ahead).finished();
  // the coupons of the sort have been asked for before the next page
  const coupons = page.waitForRequest(/\/gora\/course\/coupon\/search/);
  await page.getByRole('link', { name: '次へ' }).click();
  await expect(page).toHaveURL(/page=2/);
  await (await (await coupons).response())?.finished();
  // the courses of the next page have taken the place of the others
  await expect(page.getByText(/10〜18件目/).first()).toBeVisible();
  const starts = page.waitForResponse(/\/gora\/course\/stock/);
  await page
    .getByRole('button', { name: /スタート時刻を見る/ })
    .first()
    .click();
  // the panel opens before its data come, and a page that is left ends what it waits for
  await (await starts).finished();
  await expect(page.getByRole('region', { name: /のスタート時刻$/ })).toBeVisible();
  // a page that is left is hidden first
  await page.goto(`${stack.shellUrl}/health`);
  await stack.stop();

  const taps = receiver.spans.filter(({ name }) => name.startsWith('tap '));
  const trees = taps.map((tap) => treeBelow(tap, receiver.spans).replace(/@\S+/, '@1.0.0'));
  const shown = await treesInDocs();
  expect(shown).toHaveLength(2);
  for (const tree of shown) {
    const ways = waysIn(tree);
    const withAll = trees.filter((each) => ways.every((way) => waysIn(each).includes(way)));
    expect(withAll, trees.join('\n')).toHaveLength(1);
  }
});
