import { fetchDiscovery, holdWidget } from 'registry/client';
import { expect, test } from '../stack/test.ts';

async function seriesOf(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

test('[R10.05] the servers count pages, slots, versions, calls and acts, and say how fresh the inventory is', async ({
  stack,
}) => {
  const textOf = async (url: string) => (await seriesOf(url)).join('\n');
  const { discovery } = await fetchDiscovery({ registryUrl: stack.registryUrl });
  const widgets = Object.keys(discovery.microFrontends).length;
  const act = { registryUrl: stack.registryUrl, name: 'mf-results', reason: 'a fair' };
  const token = stack.access.tokens['operator'] ?? '';
  await holdWidget({ ...act, token, hold: 'pinned' });
  await holdWidget({ ...act, token, hold: '' });
  const registry = await textOf(stack.metrics.registry);
  expect(registry).toMatch(
    /^registry_request_seconds_count\{method="GET",route="\/discovery",status="200"\} [1-9]/m,
  );
  expect(registry).toMatch(/^registry_acts_total\{widget="mf-results",act="held"\} [1-9]/m);
  // an answer is counted when it has gone out, and a document from memory asks for nothing
  let day = 1;
  await expect(async () => {
    const query = `area[]=12&year=2026&month=12&day=${day}`;
    day += 1;
    await (await fetch(`${stack.shellUrl}/search/result/?${query}`)).text();
    await (await fetch(`${stack.shellUrl}/gora/calendar/holidays?year=2026`)).text();
    const shell = await textOf(stack.metrics.shell);
    expect(shell).toMatch(/^shell_page_seconds_count\{page="result",status="200"\} [1-9]/m);
    expect(shell).toMatch(/^shell_slot_seconds_count\{slot="results",outcome="painted"\} [1-9]/m);
    expect(shell).toMatch(
      /^shell_widget_seconds_count\{widget="mf-results@[^"]+",outcome="painted"\} [1-9]/m,
    );
    expect(shell).toMatch(
      /^shell_gateway_call_seconds_count\{call="\/course\/search",by="document",outcome="answered"\} [1-9]/m,
    );
    expect(shell).toMatch(/^shell_gateway_call_seconds_count\{call="[^"]+",by="browser",/m);
    expect(shell).toContain(`shell_live_widgets ${widgets}\n`);
    expect(shell).toMatch(/^shell_registry_answer_seconds \d/m);
    const gateway = await textOf(stack.metrics.gateway);
    expect(gateway).toMatch(
      /^gateway_request_seconds_count\{method="GET",route="\/gora\/course\/search",status="200"\} [1-9]/m,
    );
    expect(gateway).toMatch(/^gateway_inventory_checked_seconds \d/m);
    expect(gateway).toMatch(/^gateway_inventory_changed_seconds \d/m);
  }).toPass({ timeout: 20_000 });
});

test('[R10.05] nobody makes the servers count under names of their own', async ({ stack }) => {
  const visit = (round: string) =>
    Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const name = `${round}-${index}`;
        const paths = [`/${name}`, `/gora/${name}`, `/remotes/mf-x/1.0.${index}/${name}.js`];
        for (const path of paths) await (await fetch(stack.shellUrl + path)).text();
        await (await fetch(`${stack.registryUrl}/${name}`)).text();
      }),
    );
  await visit('first');
  const all = async () =>
    (await Promise.all(Object.values(stack.metrics).map(seriesOf)))
      .flat()
      .map((line) => line.split(' ')[0] ?? '');
  const before = await all();
  await visit('second');
  const appeared = (await all()).filter((series) => !before.includes(series));
  // what goes on by itself meanwhile may count for the first time
  expect(appeared.filter((series) => /first-|second-|mf-x|1\.0\.\d/.test(series))).toEqual([]);
  // a histogram has many lines for each of its series
  const seriesIn = new Set(
    appeared.map((line) =>
      line.replace(/_(bucket|sum|count)(?={|$)/, '').replace(/\ble="[^"]*",?/, ''),
    ),
  );
  expect(seriesIn.size).toBeLessThan(10);
});
