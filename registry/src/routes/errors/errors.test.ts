import { errorsReply, type ReportedErrors } from 'shared-contracts/release';
import { aRunningRegistry, type RunningRegistry, TOKENS } from '../../testing/aRunningRegistry.ts';
import { tarOf } from '../../testing/aTarFile.ts';
import { widgetFiles } from '../../testing/widgetFiles.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

const ERROR: ReportedErrors = {
  widget: 'mf-ads@1.0.0',
  name: 'TypeError',
  message: 'no banner of taro@example.com',
  place: 'remotes/mf-ads/1.0.0/widget.js:1:20',
  stack: 'at draw (remotes/mf-ads/1.0.0/widget.js:1:20)',
  count: 2,
};

function report(id: string, token: string = TOKENS.shell) {
  const body = { id: `a-report-of-a-shell-${id}`, groups: [ERROR] };
  return registry.call('POST', '/errors', token, body);
}

async function groups() {
  const { body } = await registry.call('GET', '/errors', TOKENS.shell);
  return errorsReply.parse(body).groups;
}

it('[R10.05] adds the errors of all shells up, each report once, without personal data', async () => {
  await report('1');
  await report('1');
  await report('2');
  expect(await groups()).toMatchObject([
    { widget: 'mf-ads@1.0.0', count: 4, message: expect.not.stringContaining('taro') as string },
  ]);
});

it('[R10.05] takes errors of shells only', async () => {
  expect((await report('1', TOKENS['mf-ads'])).status).toBe(403);
  expect((await report('1', TOKENS.operator)).status).toBe(403);
  expect((await report('1', 'somebody-else')).status).toBe(401);
  expect(await groups()).toEqual([]);
});

it.each(['operator', 'shell'])(
  '[R10.02][R10.05] a token of an %s that may read errors can do nothing else',
  async (widget) => {
    const wish = { widget, acts: ['errors'], days: 30, reason: 'who is on call' };
    const { body } = await registry.call('POST', '/tokens', TOKENS.operator, wish);
    const token = String(body['token']);
    expect((await registry.call('GET', '/errors', token)).status).toBe(200);
    expect((await report('1', token)).status).toBe(403);
    const visits = { id: 'a-report-of-a-shell', reports: [] };
    expect((await registry.call('POST', '/visits', token, visits)).status).toBe(403);
    expect((await registry.call('GET', '/tokens', token)).status).toBe(403);
    const why = { why: 'it is broken' };
    expect((await registry.call('POST', '/widgets/mf-ads/rollback', token, why)).status).toBe(403);
  },
);

it('[R10.02][R10.05] tells errors to nobody without that act', async () => {
  const wish = { widget: 'shell', acts: ['visits'], days: 30, reason: 'a shell' };
  const { body } = await registry.call('POST', '/tokens', TOKENS.operator, wish);
  for (const token of [String(body['token']), TOKENS['mf-ads']])
    expect((await registry.call('GET', '/errors', token)).status).toBe(403);
  expect((await registry.call('GET', '/errors', 'somebody-else')).status).toBe(401);
});

describe('stacks', () => {
  const MAP = JSON.stringify({
    version: 3,
    sources: ['mf-ads/src/drawBanner.ts'],
    names: ['drawBanner'],
    mappings: 'AAWIA',
  });
  const own = (version: string) => `remotes/mf-ads/${version}/widget.js:1:20`;
  const stackOf = (version: string) => `at t (${own(version)})\nat react (assets/main.js:1:9)`;

  beforeEach(async () => {
    const built = widgetFiles({ name: 'mf-ads', files: { 'maps/widget.js.map': MAP } });
    const reply = await registry.post('mf-ads', tarOf(built), TOKENS['mf-ads']);
    expect(reply.status).toBe(201);
  });

  it('[R10.05] are kept with file, line and function of the source, by the map of the version that failed', async () => {
    const error = { ...ERROR, place: own('1.0.0'), stack: stackOf('1.0.0') };
    const body = { id: 'a-report-of-a-shell', groups: [error] };
    expect((await registry.call('POST', '/errors', TOKENS.shell, body)).status).toBe(200);
    expect(await groups()).toMatchObject([
      {
        widget: 'mf-ads@1.0.0',
        place: 'mf-ads/src/drawBanner.ts:12:5',
        stack: 'at drawBanner (mf-ads/src/drawBanner.ts:12:5)\nat react (assets/main.js:1:9)',
      },
    ]);
  });

  it('[R10.05] of another version, or one without maps, stay as they came', async () => {
    const error = { ...ERROR, place: own('2.0.0'), stack: stackOf('2.0.0') };
    const body = {
      id: 'a-report-of-a-shell',
      groups: [error, { ...error, widget: 'mf-ads@2.0.0' }],
    };
    expect((await registry.call('POST', '/errors', TOKENS.shell, body)).status).toBe(200);
    const kept = await groups();
    expect(kept).toHaveLength(2);
    for (const { stack, place } of kept)
      expect({ stack, place }).toEqual({ stack: stackOf('2.0.0'), place: own('2.0.0') });
  });

  it('[R10.05] of two scripts with the same source are one group', async () => {
    const place = { place: own('1.0.0') };
    const error = { ...ERROR, ...place, stack: stackOf('1.0.0') };
    const other = { ...error, place: 'remotes/mf-ads/1.0.0/widget.js:1:25' };
    const body = { id: 'a-report-of-a-shell', groups: [error, other] };
    await registry.call('POST', '/errors', TOKENS.shell, body);
    expect(await groups()).toMatchObject([{ count: 4 }]);
  });
});

it('[R10.05] refuses what is no report', async () => {
  const id = 'a-report-of-a-shell';
  for (const body of [{ groups: [ERROR] }, { id, groups: [{ ...ERROR, message: 'a\u0000b' }] }])
    expect((await registry.call('POST', '/errors', TOKENS.shell, body)).status).toBe(400);
});
