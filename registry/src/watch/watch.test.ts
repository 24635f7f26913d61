import { setImmediate } from 'node:timers/promises';
import { discovery, NO_VISITS, type VisitCounts } from 'shared-contracts/release';
import {
  publishWidget,
  raiseWidget,
  readStatus,
  reportVisits,
  rollbackWidget,
  startWidget,
} from '../client/index.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../testing/aRunningRegistry.ts';

const HOUR = 3_600_000;

let now: number;
let hostShared: Record<string, string>;
let registry: RunningRegistry;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 23);
  hostShared = { react: '19.2.0' };
  registry = await aRunningRegistry({ clock: () => now, hostShared });
});
afterEach(() => registry.stop());

function team() {
  return { registryUrl: registry.url, token: TOKENS['mf-results'], name: 'mf-results' };
}
async function publish(version: string, wish: { canary?: number; unreleased?: boolean } = {}) {
  return publishWidget({ ...team(), folder: await aBuiltWidget({ version }), ...wish });
}
function report(version: string, counts: Partial<VisitCounts>) {
  const reports = [{ widget: 'mf-results', version, counts: { ...NO_VISITS, ...counts } }];
  return reportVisits({ registryUrl: registry.url, token: TOKENS.shell, reports });
}
/** Every visit fails after its hydration. */
function broken(visits: number): Partial<VisitCounts> {
  return { visits, failed: visits, errored: visits, issued: visits, heard: visits };
}
/** No visit fails. */
function sound(visits: number): Partial<VisitCounts> {
  return { visits, issued: visits, heard: visits };
}
async function status() {
  return readStatus({ registryUrl: registry.url, name: 'mf-results' });
}
async function stable() {
  return (await status()).versions.find((version) => version.stable)?.version;
}
async function lastActs(count: number) {
  return (await status()).acts
    .slice(-count)
    .map(({ who, act, version, why }) => ({ who, act, version, why }));
}
/** What shells are told to count, as `version`. */
async function told() {
  const answer = discovery.parse(await (await fetch(`${registry.url}/discovery`)).json());
  return (answer.microFrontends['mf-results'] ?? [])
    .filter(({ deployment }) => deployment.watched === true)
    .map(({ metadata }) => metadata.version);
}

describe('a version for all visitors', () => {
  it('[R10.04] that was simply published, and fails for everybody, goes back to the version before by itself', async () => {
    await publish('1.0.0');
    await report('1.0.0', { ...sound(300), failed: 2, errored: 2 });
    await publish('1.1.0');
    expect(await told()).toEqual(['1.1.0']);
    await report('1.1.0', broken(5));
    expect(await stable()).toBe('1.1.0');
    await report('1.1.0', broken(10));
    expect(await stable()).toBe('1.0.0');
    expect(await lastActs(1)).toEqual([
      {
        who: 'registry',
        act: 'taken-back',
        version: '1.1.0',
        why: '15 of 15 visits failed (100.0 %): 15 threw an error; with the version before (1.0.0) 2 of 300 (0.7 %). All visitors have 1.0.0 again.',
      },
    ]);
    expect(await told()).toEqual([]);
    expect((await status()).versions[0]).toMatchObject({ version: '1.1.0', withdrawn: true });
  });

  it('[R10.04] goes back also if nothing is known of the version before, but only if it is broken for many more', async () => {
    await publish('1.0.0');
    await publish('1.1.0');
    await report('1.1.0', { ...sound(60), failed: 12, errored: 12 });
    expect(await stable()).toBe('1.1.0');
    await report('1.1.0', broken(120));
    expect(await stable()).toBe('1.0.0');
    expect((await lastActs(1))[0]?.why).toContain('with the version before (1.0.0) unknown');
  });

  it.each([
    [
      'a trial that ended well',
      async () => {
        await publish('1.1.0', { canary: 10 });
        await raiseWidget({ ...team(), traffic: 100, reason: 'looks well' });
      },
    ],
    [
      'a start for all',
      async () => {
        await publish('1.1.0', { unreleased: true });
        await startWidget({ ...team(), version: '1.1.0', traffic: 100, reason: 'now' });
      },
    ],
    [
      'a step forward by name',
      async () => {
        await publish('1.1.0');
        const back = { ...team(), version: '1.0.0', withdraw: false, reason: 'first the news' };
        await rollbackWidget(back);
        expect(await told()).toEqual([]);
        await rollbackWidget({ ...team(), version: '1.1.0', reason: 'now' });
      },
    ],
  ])('[R10.04] is watched after %s', async (_how, begin) => {
    await publish('1.0.0');
    await report('1.0.0', sound(300));
    await begin();
    expect(await told()).toEqual(['1.1.0']);
    await report('1.1.0', broken(15));
    expect(await stable()).toBe('1.0.0');
  });

  it('[R10.04] that is the first one has nothing to go back to, and is not watched', async () => {
    await publish('1.0.0');
    expect(await told()).toEqual([]);
    await report('1.0.0', broken(100));
    expect(await stable()).toBe('1.0.0');
  });

  it('[R10.04] is watched for a day, and the log says how it did', async () => {
    await publish('1.0.0');
    await report('1.0.0', sound(300));
    await publish('1.1.0');
    await registry.restart();
    now += 23 * HOUR;
    await report('1.1.0', sound(400));
    expect((await status()).watch).toMatchObject({
      version: '1.1.0',
      startedAt: '2026-11-20T23:00:00.000Z',
      endsAt: '2026-11-21T23:00:00.000Z',
      verdict: { is: 'well' },
      watched: { version: '1.1.0', counts: { visits: 400 }, overTime: [{ visits: 400 }] },
      before: { version: '1.0.0', counts: { visits: 300 }, overTime: [{ visits: 300 }] },
    });
    now += HOUR;
    await report('1.1.0', sound(1));
    expect(await told()).toEqual([]);
    expect((await status()).watch).toBeNull();
    expect(await lastActs(1)).toEqual([
      {
        who: 'registry',
        act: 'watch-ended',
        version: '1.1.0',
        why: 'no worse than the version before (1.0.0) in 401 visits',
      },
    ]);
    await report('1.1.0', broken(100));
    expect(await stable()).toBe('1.1.0');
  });

  it('[R10.04] that many visitors have is watched for an hour at least', async () => {
    await publish('1.0.0');
    await report('1.0.0', sound(300));
    await publish('1.1.0');
    await report('1.1.0', sound(6000));
    expect(await told()).toEqual(['1.1.0']);
    now += HOUR;
    await report('1.1.0', sound(1));
    expect(await told()).toEqual([]);
  });

  it('[R10.04] stays watched while a later one is on trial, and its going back ends that trial', async () => {
    await publish('1.0.0');
    await report('1.0.0', sound(300));
    await publish('1.1.0');
    await publish('1.2.0', { canary: 10 });
    await rollbackWidget({ ...team(), reason: 'too early' });
    expect(await told()).toEqual(['1.1.0']);
    await publish('1.3.0', { canary: 10 });
    await report('1.1.0', broken(15));
    expect(await stable()).toBe('1.0.0');
    expect(await lastActs(2)).toMatchObject([
      { act: 'taken-back', version: '1.1.0' },
      {
        act: 'trial-ended',
        version: '1.3.0',
        why: '1.1.0, beside which it was on trial, was taken back',
      },
    ]);
  });

  it('[R10.04] whose time is over without any visit is not watched any more', async () => {
    await registry.stop();
    registry = await aRunningRegistry({ clock: () => now, watchPause: 5 });
    await publish('1.0.0');
    await publish('1.1.0');
    now += 24 * HOUR - 1;
    expect(await told()).toEqual(['1.1.0']);
    now += 1;
    while ((await told()).length > 0) await setImmediate();
    expect(await lastActs(1)).toMatchObject([
      { act: 'watch-ended', version: '1.1.0', why: '0 visits do not tell yet' },
    ]);
  });

  it('[R10.04] stays where the version before no longer fits the site, and the log asks a person', async () => {
    await publish('1.0.0');
    await report('1.0.0', sound(300));
    const folder = await aBuiltWidget({ version: '1.1.0', manifest: { shared: {} } });
    await publishWidget({ ...team(), folder });
    hostShared['react'] = '20.0.0';
    await report('1.1.0', broken(15));
    expect(await stable()).toBe('1.1.0');
    expect(await told()).toEqual([]);
    const [line] = await lastActs(1);
    expect(line).toMatchObject({ act: 'watch-ended', version: '1.1.0' });
    expect(line?.why).toMatch(
      /^15 of 15 visits failed .*\. It cannot go back to 1\.0\.0 by itself: .*react/,
    );
  });

  it('[R10.04] goes back while its widget is frozen', async () => {
    await publish('1.0.0');
    await report('1.0.0', sound(300));
    await publish('1.1.0');
    await registry.call('PUT', '/widgets/mf-results/hold', TOKENS.operator, {
      hold: 'frozen',
      reason: 'a campaign',
    });
    await report('1.1.0', broken(15));
    expect(await stable()).toBe('1.0.0');
  });
});

it('[R10.04] how fast the pages of both versions were, and by what slow, is shown by class of devices', async () => {
  const told = (version: string, band: number, visits: number) => ({
    widget: 'mf-results',
    version,
    counts: { ...NO_VISITS, visits },
    vitals: [{ device: 'MB' as const, vital: 'lcp' as const, band, visits }],
    causes: [{ device: 'MB' as const, vital: 'lcp' as const, element: 'img', visits, poor: 1 }],
  });
  const tell = (...reports: ReturnType<typeof told>[]) =>
    reportVisits({ registryUrl: registry.url, token: TOKENS.shell, reports });
  await publish('1.0.0');
  await tell(told('1.0.0', 0, 20));
  await publish('1.1.0');
  await tell(told('1.1.0', 4, 3));
  await tell(told('1.1.0', 4, 3), told('1.1.0', 9, 4));
  const { watch } = await status();
  const lcp = { device: 'MB', vital: 'lcp' };
  const image = { ...lcp, element: 'img', event: '', script: '' };
  expect(watch?.watched.causes).toEqual([{ ...image, visits: 10, poor: 3 }]);
  expect(watch?.before.causes).toEqual([{ ...image, visits: 20, poor: 1 }]);
  expect(watch?.watched.vitals).toEqual([{ ...lcp, visits: 10, p50: 2500, p75: null, p95: null }]);
  expect(watch?.before.vitals).toEqual([{ ...lcp, visits: 20, p50: 800, p75: 800, p95: 800 }]);
  const more = { ...told('1.1.0', 0, 2), counts: { ...NO_VISITS, visits: 1 } };
  await expect(tell(more)).rejects.toThrow('The body is not a valid report of visits.');
});
