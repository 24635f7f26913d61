import { generateKeyPairSync } from 'node:crypto';
import { discovery, NO_VISITS } from 'shared-contracts/release';
import { publishWidget, raiseWidget, reportVisits, rollbackWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import {
  aRunningRegistry,
  TOKENS,
  type RegistryWish,
  type RunningRegistry,
} from '../../testing/aRunningRegistry.ts';

let registry: RunningRegistry;
afterEach(() => registry.stop());
async function start(wish?: RegistryWish) {
  registry = await aRunningRegistry(wish);
}
async function publish(
  version: string,
  more: { privateKey?: string; slots?: string[]; canary?: number; steps?: number[] } = {},
) {
  return publishWidget({
    registryUrl: registry.url,
    token: TOKENS['mf-results'],
    folder: await aBuiltWidget({ version, manifest: { slots: more.slots ?? ['main', 'side'] } }),
    privateKey: more.privateKey,
    canary: more.canary,
    steps: more.steps,
  });
}
function team() {
  return {
    registryUrl: registry.url,
    token: TOKENS['mf-results'],
    name: 'mf-results',
    reason: 'x',
  };
}
function freeze() {
  return registry.call('PUT', '/widgets/mf-results/hold', TOKENS.operator, {
    hold: 'frozen',
    reason: 'a fair',
  });
}
async function shares() {
  return (await live())
    .filter(({ deployment }) => deployment.traffic > 0)
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`);
}
function visits(version: string, visited: number, failed = 0) {
  return {
    widget: 'mf-results',
    version,
    counts: { ...NO_VISITS, visits: visited, failed, errored: failed },
  };
}
function tell(...reports: ReturnType<typeof visits>[]) {
  return reportVisits({ registryUrl: registry.url, token: TOKENS.shell, reports });
}
async function live() {
  return (
    discovery.parse(await (await fetch(`${registry.url}/discovery`)).json()).microFrontends[
      'mf-results'
    ] ?? []
  );
}

describe('a held widget', () => {
  beforeEach(() => start());

  it('[R10.04] accepts no publish after an operator has frozen it, until it is released', async () => {
    await publish('1.0.0');
    expect(
      (
        await registry.call('PUT', '/widgets/mf-results/hold', TOKENS['mf-results'], {
          hold: 'frozen',
          reason: 'x',
        })
      ).status,
    ).toBe(403);
    await registry.call('PUT', '/widgets/mf-results/hold', TOKENS.operator, {
      hold: 'frozen',
      reason: 'a fair',
    });
    await expect(publish('1.1.0')).rejects.toThrow('mf-results is frozen');
    expect(
      (
        await registry.call('PUT', '/widgets/mf-results/hold', TOKENS['mf-results'], {
          hold: '',
          reason: 'x',
        })
      ).status,
    ).toBe(403);
    await registry.call('PUT', '/widgets/mf-results/hold', TOKENS.operator, {
      hold: '',
      reason: 'over',
    });
    expect(await publish('1.1.0')).toMatchObject({ live: true });
    const { body } = await registry.call('GET', '/widgets/mf-results/audit', TOKENS.operator);
    expect(body['acts']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          who: expect.stringMatching(/^operator#/),
          act: 'held',
          why: 'frozen. a fair',
        }),
      ]),
    );
  });

  it('[R10.04] stays frozen where somebody has meant to release it from a pin', async () => {
    await publish('1.0.0');
    const hold = (next: string, of?: string) =>
      registry.call('PUT', '/widgets/mf-results/hold', TOKENS.operator, {
        hold: next,
        ...(of !== undefined && { of }),
        reason: 'x',
      });
    await hold('pinned', '');
    await freeze();
    const late = await hold('', 'pinned');
    expect([late.status, late.body['message']]).toEqual([
      409,
      'mf-results is frozen by now, and no longer pinned. Look at it again.',
    ]);
    expect((await hold('pinned', '')).status).toBe(409);
    await expect(publish('1.1.0')).rejects.toThrow('mf-results is frozen');
    expect((await hold('', 'frozen')).status).toBe(200);
    expect(await publish('1.1.0')).toMatchObject({ live: true });
  });

  it('[R10.04] gives a new version no visitors if its team has pinned it, until it becomes live by name', async () => {
    await publish('1.0.0');
    await registry.call('PUT', '/widgets/mf-results/hold', TOKENS['mf-results'], {
      hold: 'pinned',
      reason: 'weekend',
    });
    expect(await publish('1.1.0')).toMatchObject({ live: false, withdrawn: false });
    expect(
      (
        await registry.call('POST', '/widgets/mf-results/rollback', TOKENS['mf-results'], {
          version: '1.1.0',
          reason: 'monday',
        })
      ).body,
    ).toMatchObject({ live: true });
  });

  it('[R10.04] is moved or configured by one call, only with slots and settings that its version accepts', async () => {
    await publish('1.0.0');
    await registry.call('PUT', '/widgets/mf-results/slots', TOKENS['mf-results'], {
      slots: ['side'],
      reason: 'a try',
    });
    await registry.call('PUT', '/widgets/mf-results/config', TOKENS['mf-results'], {
      config: { heading: '結果' },
      reason: 'shorter',
    });
    expect((await live())[0]?.extras).toMatchObject({
      slots: ['side'],
      config: { heading: '結果' },
    });
    const refused = await registry.call('PUT', '/widgets/mf-results/slots', TOKENS['mf-results'], {
      slots: ['header'],
      reason: 'x',
    });
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'It cannot fill the slot header, which it was given; its manifest names main, side.',
    ]);
    expect(
      (
        await registry.call('PUT', '/widgets/mf-results/config', TOKENS['mf-results'], {
          config: { heading: 1 },
          reason: 'x',
        })
      ).status,
    ).toBe(409);
    expect((await live())[0]?.extras).toMatchObject({
      slots: ['side'],
      config: { heading: '結果' },
    });
    await expect(publish('1.1.0', { slots: ['main'] })).rejects.toThrow(
      'It cannot fill the slot side',
    );
  });
});

describe('a frozen widget with a canary', () => {
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 20, 23);
    await start({ clock: () => now });
    await publish('1.0.0');
    await publish('1.1.0', { canary: 10, steps: [50, 100] });
    await freeze();
    // long enough for a step
    now += 600_000;
  });

  it('[R10.04] is raised neither by its team nor by the registry, until it is released', async () => {
    await expect(raiseWidget({ ...team(), traffic: 100 })).rejects.toThrow(
      'mf-results is frozen: nothing can be raised until an operator releases it.',
    );
    await tell(visits('1.0.0', 900, 9), visits('1.1.0', 250, 1));
    expect(await shares()).toEqual(['1.0.0 90', '1.1.0 10']);
    await registry.call('PUT', '/widgets/mf-results/hold', TOKENS.operator, {
      hold: '',
      reason: 'over',
    });
    await tell(visits('1.1.0', 1));
    expect(await shares()).toEqual(['1.0.0 50', '1.1.0 50']);
  });

  it('[R10.04] can be lowered and taken back', async () => {
    await raiseWidget({ ...team(), traffic: 5 });
    expect(await shares()).toEqual(['1.0.0 95', '1.1.0 5']);
    await rollbackWidget(team());
    expect(await shares()).toEqual(['1.0.0 100']);
  });

  it('[R10.04] is still taken back by the registry if the canary is worse', async () => {
    await tell(visits('1.0.0', 300, 2), visits('1.1.0', 40, 10));
    expect(await shares()).toEqual(['1.0.0 100']);
  });

  it('[R10.04] returns to an earlier version by name, and to a later one only after its release', async () => {
    await expect(rollbackWidget({ ...team(), version: '1.1.0' })).rejects.toThrow(
      'mf-results is frozen: nothing can be brought forward',
    );
    expect(await rollbackWidget({ ...team(), version: '1.0.0' })).toMatchObject({
      live: true,
      withdrawn: false,
    });
    expect(await shares()).toEqual(['1.0.0 100']);
    await expect(rollbackWidget({ ...team(), version: '1.1.0' })).rejects.toThrow(
      'mf-results is frozen',
    );
    await registry.call('PUT', '/widgets/mf-results/hold', TOKENS.operator, {
      hold: '',
      reason: 'over',
    });
    await rollbackWidget({ ...team(), version: '1.1.0' });
    expect(await shares()).toEqual(['1.1.0 100']);
  });
});

describe("a widget with its team's key", () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const other = generateKeyPairSync('ed25519').privateKey;
  const pem = (key: typeof privateKey) => key.export({ format: 'pem', type: 'pkcs8' }) as string;
  beforeEach(() =>
    start({
      keys: { 'mf-results': publicKey.export({ format: 'der', type: 'spki' }).toString('base64') },
    }),
  );

  it('[R10.04] is published with its signature, which the shells receive', async () => {
    await publish('1.0.0', { privateKey: pem(privateKey) });
    expect((await live())[0]?.extras.signature).toMatch(/^[A-Za-z0-9+/]{86}==$/);
  });

  it('[R10.04] is refused without a signature, and with the signature of another key', async () => {
    await expect(publish('1.0.0')).rejects.toThrow(
      "mf-results must be signed with its team's key.",
    );
    await expect(publish('1.0.0', { privateKey: pem(other) })).rejects.toThrow(
      'The signature is not that of this manifest.',
    );
    expect(await live()).toEqual([]);
  });

  it('[R10.04] is refused where only other widgets have keys, since no shell would show it', async () => {
    await registry.stop();
    await start({
      keys: { 'mf-ads': publicKey.export({ format: 'der', type: 'spki' }).toString('base64') },
    });
    await expect(publish('1.0.0', { privateKey: pem(privateKey) })).rejects.toThrow(
      'mf-results has no key here',
    );
    expect(await live()).toEqual([]);
  });
});
