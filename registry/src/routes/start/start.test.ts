import { discovery } from 'shared-contracts/release';
import {
  holdWidget,
  publishWidget,
  readStatus,
  rollbackWidget,
  startWidget,
} from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
  await publish('1.0.0');
});
afterEach(() => registry.stop());

function team() {
  return { registryUrl: registry.url, token: TOKENS['mf-results'] };
}
async function publish(version: string, wish: { unreleased?: boolean; canary?: number } = {}) {
  return publishWidget({ ...team(), folder: await aBuiltWidget({ version }), ...wish });
}
function start(version: string, traffic: number, steps: number[] = []) {
  const wish = { name: 'mf-results', version, traffic, steps, reason: 'looked at' };
  return startWidget({ ...team(), ...wish });
}
async function live() {
  const { microFrontends } = discovery.parse(
    await (await fetch(`${registry.url}/discovery`)).json(),
  );
  return (microFrontends['mf-results'] ?? []).map(
    ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`,
  );
}
async function log() {
  const { acts } = await readStatus({ registryUrl: registry.url, name: 'mf-results' });
  return acts.map(({ act, version, why }) => `${act} ${version} ${why}`);
}

describe('a version that was published for nobody', () => {
  it('[R10.04] changes no page until it is started, as a canary or for everybody', async () => {
    expect(await publish('1.1.0', { unreleased: true })).toMatchObject({ live: false, traffic: 0 });
    expect(await live()).toEqual(['1.0.0 100']);
    expect(await start('1.1.0', 10, [50])).toMatchObject({ live: true, traffic: 10 });
    expect(await live()).toEqual(['1.0.0 90', '1.1.0 10']);
    const { trial } = await readStatus({ registryUrl: registry.url, name: 'mf-results' });
    expect(trial).toMatchObject({ version: '1.1.0', steps: [50] });
    await rollbackWidget({ ...team(), name: 'mf-results', reason: 'no prices' });
    await publish('1.2.0', { unreleased: true });
    expect(await start('1.2.0', 100)).toMatchObject({ stable: true, traffic: 100 });
    expect((await log()).slice(1)).toEqual([
      'published 1.1.0 for nobody yet.',
      'started 1.1.0 canary of 10 %. looked at',
      'rolled-back 1.1.0 no prices',
      'published 1.2.0 for nobody yet.',
      'started 1.2.0 for all visitors. looked at',
    ]);
  });

  it('[R10.04] is started also where the widget was pinned while it was published', async () => {
    const hold = { ...team(), name: 'mf-results', reason: 'a campaign' };
    await holdWidget({ ...hold, hold: 'pinned' });
    await publish('1.1.0');
    expect(await live()).toEqual(['1.0.0 100']);
    await start('1.1.0', 100);
    expect(await live()).toEqual(['1.1.0 100', '1.0.0 0']);
  });

  it('[R10.04] is said to be for nobody where a pin keeps it from the visitors that it was meant for', async () => {
    await holdWidget({ ...team(), name: 'mf-results', hold: 'pinned', reason: 'a campaign' });
    await publish('1.1.0', { canary: 10 });
    await publish('1.2.0');
    expect((await log()).slice(-2)).toEqual([
      'published 1.1.0 for nobody yet.',
      'published 1.2.0 for nobody yet.',
    ]);
  });

  it('[R10.04] is said to be for all where it is the first one, whatever share was asked for', async () => {
    await registry.stop();
    registry = await aRunningRegistry();
    await publish('1.0.0', { unreleased: true });
    expect(await start('1.0.0', 10)).toMatchObject({ stable: true, traffic: 100 });
    expect((await log()).at(-1)).toBe('started 1.0.0 for all visitors. looked at');
  });

  it('[R10.04] is no canary at the same time', async () => {
    await expect(publish('1.1.0', { unreleased: true, canary: 10 })).rejects.toThrow(
      'a canary is not unreleased',
    );
  });
});

describe('nothing is started', () => {
  it('[R10.04] that was never published, has visitors, or was taken back', async () => {
    await expect(start('9.0.0', 10)).rejects.toThrow('mf-results 9.0.0 was never published.');
    await expect(start('1.0.0', 10)).rejects.toThrow('mf-results 1.0.0 has visitors already.');
    await publish('1.1.0', { canary: 10 });
    await rollbackWidget({ ...team(), name: 'mf-results', reason: 'no prices' });
    await expect(start('1.1.0', 10)).rejects.toThrow('what was taken back never runs again');
  });

  it('[R10.04] that is older than what visitors have, or while another is on trial', async () => {
    await publish('1.1.0', { unreleased: true });
    await publish('1.2.0');
    await expect(start('1.1.0', 10)).rejects.toThrow(
      'mf-results 1.1.0 is older than 1.2.0, which visitors have: rollback returns to it.',
    );
    await publish('1.3.0', { unreleased: true });
    await publish('1.4.0', { canary: 10 });
    await expect(start('1.3.0', 10)).rejects.toThrow(
      'mf-results 1.4.0 is on trial: raise it or take it back first.',
    );
  });

  it('[R10.04] of a frozen widget, or with steps that do not rise', async () => {
    await publish('1.1.0', { unreleased: true });
    await expect(start('1.1.0', 50, [10])).rejects.toThrow(
      'each step must be more than the one before',
    );
    const operator = { registryUrl: registry.url, token: TOKENS.operator, name: 'mf-results' };
    await holdWidget({ ...operator, hold: 'frozen', reason: 'a campaign' });
    await expect(start('1.1.0', 10)).rejects.toThrow('nothing can be started until an operator');
  });

  it('[R10.04] by another team', async () => {
    await publish('1.1.0', { unreleased: true });
    await expect(
      startWidget({
        registryUrl: registry.url,
        token: TOKENS['mf-ads'],
        name: 'mf-results',
        version: '1.1.0',
        traffic: 10,
        reason: 'mine now',
      }),
    ).rejects.toThrow();
    expect(await live()).toEqual(['1.0.0 100']);
  });
});
