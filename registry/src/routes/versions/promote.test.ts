import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteWidget, publishWidget, readStatus, rollbackWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';
import { liveVersions } from '../../testing/liveVersions.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = {
  'mf-results': publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
};
const signing = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let stage: RunningRegistry;
let production: RunningRegistry;
beforeEach(async () => {
  stage = await aRunningRegistry();
  production = await aRunningRegistry({ keys });
});
afterEach(async () => {
  await stage.stop();
  await production.stop();
});

function at(registry: RunningRegistry, token: string = TOKENS['mf-results']) {
  return { registryUrl: registry.url, token };
}
async function publishToStage(version: string, key: string | undefined = signing) {
  const files = { 'late.js': `/* late part of ${version} */` };
  const folder = await aBuiltWidget({ version, files });
  return publishWidget({ ...at(stage), folder, privateKey: key });
}
function promote(
  version: string,
  wish: { canary?: number; unreleased?: boolean } = {},
  from = at(stage),
) {
  const promotion = { name: 'mf-results', version, from, why: 'tried for a week' };
  return promoteWidget({ ...at(production), ...promotion, ...wish });
}
async function liveInProduction() {
  const versions = await liveVersions(production.url, 'mf-results');
  return versions.map(({ metadata }) => metadata.version);
}

describe('what was tried on a stage', () => {
  it('[R10.04] is what visitors get: the same files under the signature of the team, and the log says from where', async () => {
    await publishToStage('1.0.0');
    expect(await promote('1.0.0')).toMatchObject({ live: true, traffic: 100, unchanged: false });
    const [onStage, inProduction] = await Promise.all(
      [stage, production].map(({ url }) => liveVersions(url, 'mf-results')),
    );
    expect(inProduction?.[0]?.metadata.integrity).toEqual(onStage?.[0]?.metadata.integrity);
    const { acts } = await readStatus({ registryUrl: production.url, name: 'mf-results' });
    expect(acts.at(-1)?.why).toBe(`from ${new URL(stage.url).host}. tried for a week`);
    expect(await promote('1.0.0')).toMatchObject({ unchanged: true });
  });

  it('[R10.04] begins as a canary or for nobody, as any version does', async () => {
    await publishToStage('1.0.0');
    await publishToStage('1.1.0');
    await promote('1.0.0');
    expect(await promote('1.1.0', { canary: 10 })).toMatchObject({ live: true, traffic: 10 });
    expect(await liveInProduction()).toEqual(['1.0.0', '1.1.0']);
    await publishToStage('1.2.0');
    expect(await promote('1.2.0', { unreleased: true })).toMatchObject({ live: false });
  });
});

describe('nothing comes to production', () => {
  it('[R10.04] that the stage never had, or has taken back', async () => {
    await publishToStage('1.0.0');
    await expect(promote('9.0.0')).rejects.toThrow('mf-results 9.0.0 was never published here.');
    await publishToStage('1.1.0');
    await rollbackWidget({ ...at(stage), name: 'mf-results', reason: 'no prices' });
    await expect(promote('1.1.0')).rejects.toThrow('mf-results 1.1.0 was taken back here.');
    expect(await liveInProduction()).toEqual([]);
  });

  it('[R10.02] that its team has not signed, or whose bytes are others than those it signed', async () => {
    const folder = await aBuiltWidget({ version: '1.0.0' });
    await publishWidget({ ...at(stage), folder });
    await expect(promote('1.0.0')).rejects.toThrow("must be signed with its team's key");
    await publishToStage('1.1.0');
    await writeFile(join(stage.assets, 'mf-results/1.1.0/late.js'), 'fetch("//elsewhere")');
    await expect(promote('1.1.0')).rejects.toThrow('late.js');
    expect(await liveInProduction()).toEqual([]);
  });

  it('[R10.02] by whoever has no token of the widget on the stage', async () => {
    await publishToStage('1.0.0');
    for (const token of [TOKENS['mf-ads'], TOKENS.shell, 'a guess'])
      await expect(promote('1.0.0', {}, at(stage, token))).rejects.toThrow(/token/);
  });

  it('[R10.04] where the store of the stage has lost a file', async () => {
    await publishToStage('1.0.0');
    await rm(join(stage.assets, 'mf-results/1.0.0/late.js'));
    await expect(promote('1.0.0')).rejects.toThrow('The store has no file late.js');
  });
});
