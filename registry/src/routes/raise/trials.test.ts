import { discovery, NO_VISITS } from 'shared-contracts/release';
import type { RolloutWish } from 'shared-contracts/widget';
import {
  publishWidget,
  raiseWidget,
  readStatus,
  reportVisits,
  rollbackWidget,
} from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

let registry: RunningRegistry;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 20, 23);
  registry = await aRunningRegistry({ clock: () => now });
});
afterEach(() => registry.stop());

function team() {
  return { registryUrl: registry.url, token: TOKENS['mf-results'] };
}
async function publish(
  version: string,
  wish: { canary?: number; steps?: number[]; dryRun?: boolean } = {},
  rollout?: RolloutWish,
) {
  const manifest = rollout ? { rollout } : {};
  return publishWidget({ ...team(), folder: await aBuiltWidget({ version, manifest }), ...wish });
}
async function shares() {
  const { microFrontends } = discovery.parse(
    await (await fetch(`${registry.url}/discovery`)).json(),
  );
  return (microFrontends['mf-results'] ?? []).map(
    ({ metadata, deployment }) =>
      `${metadata.version} ${deployment.traffic}${deployment.default ? ' stable' : ''}`,
  );
}
async function audit() {
  const { acts } = (await (await fetch(`${registry.url}/widgets/mf-results/audit`)).json()) as {
    acts: { who: string; act: string; version: string; why: string }[];
  };
  return acts;
}
/** Documents of a version: those that asked for a ticket, and those that were heard of. */
function documents(version: string, issued: number, heard: number) {
  return { widget: 'mf-results', version, counts: { ...NO_VISITS, visits: heard, issued, heard } };
}
function visits(version: string, visited: number, failed = 0) {
  return {
    widget: 'mf-results',
    version,
    counts: { ...NO_VISITS, visits: visited, failed, errored: failed },
  };
}
function report(...reports: ReturnType<typeof visits>[]) {
  return reportVisits({ registryUrl: registry.url, token: TOKENS.shell, reports });
}

describe('a canary', () => {
  it('[R10.04] gets its share of the visitors, is raised by its team, and becomes the stable version', async () => {
    await publish('1.0.0', { canary: 10 });
    expect(await shares()).toEqual(['1.0.0 100 stable']);
    expect(await publish('1.1.0', { canary: 10 })).toMatchObject({
      live: true,
      traffic: 10,
      stable: false,
    });
    expect(await shares()).toEqual(['1.0.0 90 stable', '1.1.0 10']);
    await raiseWidget({ ...team(), name: 'mf-results', traffic: 50, reason: 'looks well' });
    expect(await shares()).toEqual(['1.0.0 50 stable', '1.1.0 50']);
    await raiseWidget({ ...team(), name: 'mf-results', traffic: 100, reason: 'done' });
    expect(await shares()).toEqual(['1.1.0 100 stable', '1.0.0 0']);
    expect((await audit()).map(({ act, version, why }) => `${act} ${version} ${why}`)).toEqual([
      'published 1.0.0 ',
      'published 1.1.0 canary of 10 %.',
      'raised 1.1.0 to 50 %. looks well',
      'raised 1.1.0 to 100 %. done',
    ]);
    await expect(
      raiseWidget({ ...team(), name: 'mf-results', traffic: 100, reason: 'again' }),
    ).rejects.toThrow('mf-results has no version on trial.');
  });

  it('[R10.04] is raised only where it is the one that its team has seen', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10 });
    const raise = (of: string) =>
      raiseWidget({ ...team(), name: 'mf-results', traffic: 100, of, reason: 'looks well' });
    expect(await raise('1.1.0')).toMatchObject({ version: '1.1.0', stable: true });
    await expect(raise('1.1.0')).rejects.toThrow('mf-results 1.1.0 is for all visitors already.');
    await publish('1.2.0', { canary: 10 });
    await expect(raise('1.1.0')).rejects.toThrow('1.2.0 is on trial.');
    await rollbackWidget({ ...team(), name: 'mf-results', reason: 'no prices' });
    await publish('1.3.0', { canary: 10 });
    await expect(raise('1.2.0')).rejects.toThrow(
      'mf-results 1.2.0 has no visitors any more; 1.3.0 is on trial.',
    );
    expect(await shares()).toContain('1.3.0 10');
  });

  it('[R10.04] is the only one of its widget, and a new version for all visitors ends its trial', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10 });
    await expect(publish('1.2.0', { canary: 10 })).rejects.toThrow(
      'mf-results 1.1.0 is on trial: raise it or take it back first.',
    );
    await publish('1.2.0');
    expect(await shares()).toEqual(['1.2.0 100 stable', '1.0.0 0']);
    expect((await audit()).slice(-2)).toMatchObject([
      { act: 'published', version: '1.2.0' },
      { act: 'trial-ended', version: '1.1.0', why: '1.2.0 is for all visitors' },
    ]);
  });

  it('[R10.04] is taken back by one call', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 30 });
    expect(
      await rollbackWidget({ ...team(), name: 'mf-results', reason: 'no prices' }),
    ).toMatchObject({ version: '1.0.0', traffic: 100 });
    expect(await shares()).toEqual(['1.0.0 100 stable']);
    expect((await audit()).at(-1)).toMatchObject({
      act: 'rolled-back',
      version: '1.1.0',
      why: 'no prices',
    });
  });

  it('[R10.04] that fails in one of four visits is taken back by the registry, with the reason', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10 });
    await report(visits('1.0.0', 300, 2), visits('1.1.0', 40, 10));
    expect(await shares()).toEqual(['1.0.0 100 stable']);
    expect((await audit()).at(-1)).toMatchObject({
      who: 'registry',
      act: 'taken-back',
      version: '1.1.0',
      why: '10 of 40 visits failed (25.0 %): 10 threw an error; with the stable version 2 of 300 (0.7 %)',
    });
    expect(await publish('1.1.0')).toMatchObject({ unchanged: true, live: false, withdrawn: true });
  });

  it('[R10.04] that hangs, so that its documents tell nothing, is taken back as well', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10 });
    await report(documents('1.0.0', 300, 291), documents('1.1.0', 10, 0));
    expect(await shares()).toEqual(['1.0.0 90 stable', '1.1.0 10']);
    await report(documents('1.1.0', 5, 0));
    expect(await shares()).toEqual(['1.0.0 100 stable']);
    expect((await audit()).at(-1)).toMatchObject({
      act: 'taken-back',
      version: '1.1.0',
      why: '15 of 15 documents fell silent, as one that hangs does (100.0 %); with the stable version 9 of 300 (3.0 %)',
    });
  });

  it('[R10.04] stays at each share for ten minutes at least, however many visits it has', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10, steps: [50, 100] });
    await report(visits('1.0.0', 9000), visits('1.1.0', 1000));
    expect(await shares()).toEqual(['1.0.0 90 stable', '1.1.0 10']);
    now += 599_000;
    await report(visits('1.1.0', 1));
    expect(await shares()).toEqual(['1.0.0 90 stable', '1.1.0 10']);
    now += 1000;
    await report(visits('1.1.0', 1));
    expect(await shares()).toEqual(['1.0.0 50 stable', '1.1.0 50']);
    await report(visits('1.1.0', 1000));
    expect(await shares()).toEqual(['1.0.0 50 stable', '1.1.0 50']);
    now += 600_000;
    await report(visits('1.1.0', 1));
    expect(await shares()).toEqual(['1.1.0 100 stable', '1.0.0 0']);
  });

  it('[R10.04] stays at each share for as long and as many visits as its team has ruled', async () => {
    await publish('1.0.0');
    const rules = { step: { visits: 1000, minutes: 60 } };
    await publish('1.1.0', { canary: 10, steps: [50] }, rules);
    now += 3_599_000;
    await report(visits('1.0.0', 9000), visits('1.1.0', 999));
    now += 1000;
    await report(visits('1.0.0', 1));
    expect(await shares()).toEqual(['1.0.0 90 stable', '1.1.0 10']);
    await report(visits('1.1.0', 1));
    expect(await shares()).toEqual(['1.0.0 50 stable', '1.1.0 50']);
    const { trial } = await readStatus({ registryUrl: registry.url, name: 'mf-results' });
    expect(trial?.rules).toEqual({
      worseBy: { failed: 0.05, slow: 0.15, unheard: 0.1 },
      step: rules.step,
    });
  });

  it('[R10.04] is taken back for a difference that its own rules do not allow, and the usual ones do', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10 });
    const figures = (version: string) =>
      report(visits('1.0.0', 20_000, 100), visits(version, 1000, 20));
    await figures('1.1.0');
    expect(await shares()).toEqual(['1.0.0 90 stable', '1.1.0 10']);
    await rollbackWidget({ ...team(), name: 'mf-results', reason: 'the next one is stricter' });
    await publish('1.2.0', { canary: 10 }, { worseBy: { failed: 0.01 } });
    await figures('1.2.0');
    expect(await shares()).toEqual(['1.0.0 100 stable']);
  });

  it.each<RolloutWish>([
    { worseBy: { failed: 0.2 } },
    { worseBy: { unheard: 0 } },
    { step: { visits: 10 } },
    { step: { minutes: 1 } },
    { step: { minutes: 1e6 } },
  ])(
    '[R10.04] has no rules that are laxer than the usual ones, or never end: %j',
    async (rules) => {
      await expect(publish('1.0.0', {}, rules)).rejects.toThrow('rollout');
    },
  );

  it('[R10.04] that does well is raised step by step to all visitors', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10, steps: [50, 100] });
    now += 600_000;
    await report(visits('1.0.0', 900, 9), visits('1.1.0', 150, 1));
    expect(await shares()).toEqual(['1.0.0 90 stable', '1.1.0 10']);
    await report(visits('1.1.0', 100, 1));
    expect(await shares()).toEqual(['1.0.0 50 stable', '1.1.0 50']);
    now += 600_000;
    await report(visits('1.1.0', 100, 1));
    expect(await shares()).toEqual(['1.0.0 50 stable', '1.1.0 50']);
    await report(visits('1.1.0', 150, 1));
    expect(await shares()).toEqual(['1.1.0 100 stable', '1.0.0 0']);
  });

  it('[R10.04] is reported with its figures and those of the stable version', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10 });
    await report(visits('1.0.0', 90), visits('1.1.0', 10, 1));
    const { trial } = (await (await fetch(`${registry.url}/widgets/mf-results/trial`)).json()) as {
      trial: Record<string, unknown>;
    };
    expect(trial).toMatchObject({
      version: '1.1.0',
      traffic: 10,
      verdict: { is: 'unproven' },
      canary: { counts: { visits: 10, failed: 1, errored: 1 }, overTime: [{ visits: 10 }] },
      stable: { version: '1.0.0', counts: { visits: 90 } },
    });
  });

  it('[R10.04] is reported also after more visits than one report counts', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 50 });
    const device = { device: 'PC', vital: 'lcp' } as const;
    const many = (count: number) => ({
      ...visits('1.1.0', count),
      vitals: [{ ...device, band: 2, visits: count }],
      causes: [{ ...device, element: 'img', visits: count, poor: count }],
    });
    await report(many(600_000));
    await report(many(600_000));
    const { trial } = await readStatus({ registryUrl: registry.url, name: 'mf-results' });
    expect(trial?.canary).toMatchObject({
      counts: { visits: 1_200_000 },
      vitals: [{ visits: 1_200_000 }],
      causes: [{ visits: 1_200_000, poor: 1_200_000 }],
    });
    await expect(report(many(1_000_001))).rejects.toThrow('not a valid report of visits');
  });

  it('[R10.04] is judged by each visit once, even if a shell sends its report again', async () => {
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10 });
    const tell = (id?: string) =>
      reportVisits({
        registryUrl: registry.url,
        token: TOKENS.shell,
        id,
        reports: [visits('1.1.0', 1, 1)],
      });
    const counted = async () =>
      (
        (await (await fetch(`${registry.url}/widgets/mf-results/trial`)).json()) as {
          trial: { canary: { counts: unknown } };
        }
      ).trial.canary.counts;
    await Promise.all([
      publish('1.1.1', { dryRun: true }),
      tell('report-0000000001'),
      tell('report-0000000001'),
      tell('report-0000000001'),
    ]);
    await registry.restart();
    await tell('report-0000000001');
    expect(await counted()).toMatchObject({ visits: 1, failed: 1 });
    await tell('report-0000000002');
    await tell();
    expect(await counted()).toMatchObject({ visits: 3, failed: 3 });
    await expect(tell('no')).rejects.toThrow('The body is not a valid report of visits.');
  });

  it('[R10.04] is judged by the reports of shells only', async () => {
    await publish('1.0.0');
    const body = { reports: [visits('1.0.0', 10)] };
    expect((await registry.call('POST', '/visits', TOKENS['mf-results'], body)).status).toBe(403);
    expect(
      (await registry.call('POST', '/visits', TOKENS.shell, { reports: [visits('1.0.0', 10, 11)] }))
        .status,
    ).toBe(400);
    expect(
      (await registry.call('POST', '/visits', TOKENS.shell, { reports: [visits('9.9.9', 10)] }))
        .status,
    ).toBe(200);
  });

  it('[R10.04] is refused if its steps do not rise', async () => {
    await expect(publish('1.0.0', { canary: 50, steps: [10] })).rejects.toThrow(
      'each step must be more than the one before',
    );
    await expect(publish('1.0.0', { steps: [10] })).rejects.toThrow('steps need a canary');
  });
});

it('[R10.02] a dry run answers like a publish and changes nothing', async () => {
  expect(await publish('1.0.0', { dryRun: true })).toMatchObject({ version: '1.0.0', live: false });
  expect(await audit()).toEqual([]);
  await publish('1.0.0');
  await expect(
    publishWidget({
      ...team(),
      folder: await aBuiltWidget({ version: '1.1.0', manifest: { shared: { react: 'newest' } } }),
      dryRun: true,
    }),
  ).rejects.toThrow('react: "newest" is not a range of versions.');
});
