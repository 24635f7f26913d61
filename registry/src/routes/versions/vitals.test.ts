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

const CAUSE = { device: 'PC', vital: 'lcp', element: 'img', event: '', script: '', poor: 1 };

function report(version: string, band: number, ...causes: object[]) {
  const vitals = [{ device: 'PC', vital: 'lcp', band, visits: 4 }];
  const visits = {
    widget: NAME,
    version,
    counts: { ...NO_VISITS, visits: 4 },
    vitals,
    // shells of before do not say
    ...(causes.length > 0 && { causes }),
  };
  return registry.call('POST', '/visits', TOKENS.shell, { id: randomUUID(), reports: [visits] });
}

it('[R10.04] tells how fast the pages with each version were that was tried or watched, and by what slow, the newest first', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publishWidget({
      registryUrl: registry.url,
      token: TOKENS[NAME],
      folder: await aBuiltWidget({ version }),
      ...(version === '1.2.0' && { canary: 10 }),
    });
  await report('1.1.0', 1);
  await report('1.2.0', 4, { ...CAUSE, visits: 3 });
  for (const more of [
    { ...CAUSE, visits: 5 },
    { ...CAUSE, visits: 1, poor: 2 },
    { ...CAUSE, visits: 1, element: 'div.card' },
    { ...CAUSE, visits: 1, script: 'https://golf.example/later.js' },
  ])
    expect((await report('1.2.0', 4, more)).status).toBe(400);
  const { body } = await registry.call('GET', `/widgets/${NAME}/vitals`, '');
  expect(body).toEqual({
    versions: [
      {
        version: '1.2.0',
        vitals: [{ device: 'PC', vital: 'lcp', visits: 4, p50: 2500, p75: 2500, p95: 2500 }],
        causes: [{ ...CAUSE, visits: 3 }],
      },
      {
        version: '1.1.0',
        vitals: [{ device: 'PC', vital: 'lcp', visits: 4, p50: 1200, p75: 1200, p95: 1200 }],
        causes: [],
      },
    ],
  });
});
