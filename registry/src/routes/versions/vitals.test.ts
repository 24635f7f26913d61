import { randomUUID } from 'node:crypto';
import { NO_VISITS } from 'shared-contracts/release';
import { publishWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

const NAME = 'mf-results';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

function report(version: string, band: number) {
  const vitals = [{ device: 'PC', vital: 'lcp', band, visits: 4 }];
  const visits = { widget: NAME, version, counts: { ...NO_VISITS, visits: 4 }, vitals };
  return registry.call('POST', '/visits', TOKENS.shell, { id: randomUUID(), reports: [visits] });
}

it('[R10.04] tells how fast the pages with each version were that was tried or watched, the newest first', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publishWidget({
      registryUrl: registry.url,
      token: TOKENS[NAME],
      folder: await aBuiltWidget({ version }),
      ...(version === '1.2.0' && { canary: 10 }),
    });
  await report('1.1.0', 1);
  await report('1.2.0', 4);
  const { body } = await registry.call('GET', `/widgets/${NAME}/vitals`, '');
  expect(body).toEqual({
    versions: [
      {
        version: '1.2.0',
        vitals: [{ device: 'PC', vital: 'lcp', visits: 4, p50: 2500, p75: 2500, p95: 2500 }],
      },
      {
        version: '1.1.0',
        vitals: [{ device: 'PC', vital: 'lcp', visits: 4, p50: 1200, p75: 1200, p95: 1200 }],
      },
    ],
  });
});
