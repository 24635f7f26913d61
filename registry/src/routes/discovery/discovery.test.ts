import { discovery } from 'shared-contracts/release';
import { fetchDiscovery, publishWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());
async function publish(version: string) {
  return publishWidget({
    registryUrl: registry.url,
    token: TOKENS['mf-results'],
    folder: await aBuiltWidget({ version }),
  });
}

it('[R10.04] lists the live versions with entry, hash, manifest, slots and settings', async () => {
  await publish('1.2.3');
  const answer = discovery.parse(await (await fetch(`${registry.url}/discovery`)).json());
  expect(answer.microFrontends['mf-results']).toEqual([
    expect.objectContaining({
      url: '/remotes/mf-results/1.2.3/remoteEntry.js',
      metadata: { version: '1.2.3', integrity: expect.stringMatching(/^sha384-/) },
      deployment: { traffic: 100, default: true },
      extras: expect.objectContaining({
        slots: ['main'],
        config: { heading: '検索結果' },
        manifest: expect.objectContaining({ name: 'mf-results' }),
      }),
    }),
  ]);
});

it('[R10.04] answers 304 if nothing has changed', async () => {
  await publish('1.0.0');
  const first = await fetchDiscovery({ registryUrl: registry.url });
  const asked = await fetch(`${registry.url}/discovery`, {
    headers: { 'if-none-match': first.etag },
  });
  expect(asked.status).toBe(304);
  expect(await fetchDiscovery({ registryUrl: registry.url, known: first })).toBe(first);

  await publish('1.1.0');
  const next = await fetchDiscovery({ registryUrl: registry.url, known: first });
  const [stable] = next.discovery.microFrontends['mf-results'] ?? [];
  expect(stable?.metadata.version).toBe('1.1.0');
});

it('reports its health, counts its acts, and answers 404 with the unknown path', async () => {
  await publish('1.0.0');
  expect(await (await fetch(`${registry.url}/health`)).json()).toEqual({ status: 'ok', live: 1 });
  expect(await registry.metrics()).toContain(
    'registry_acts_total{widget="mf-results",act="published"} 1',
  );
  expect(await (await fetch(`${registry.url}/nothing?a=1`)).json()).toMatchObject({
    message: 'There is no GET /nothing.',
  });
  // who publishes does not read the operator's figures
  expect((await fetch(`${registry.url}/metrics`)).status).toBe(404);
});
