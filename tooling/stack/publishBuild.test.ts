/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fetchDiscovery, holdWidget, publishWidget } from 'registry/client';
import { aRunningRegistry, TOKENS, widgetFiles } from 'registry/testing';
import type { WidgetManifest } from 'shared-contracts/widget';
import { publishBuild } from './publishBuild.ts';

const NAME = 'mf-results';
let registry: Awaited<ReturnType<typeof aRunningRegistry>>;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

function ofTeam() {
  return { registryUrl: registry.url, token: TOKENS[NAME] };
}

/** Writes a build. Returns its folder, which goes with that of the registry. */
async function aBuild(version: string, manifest: Partial<WidgetManifest> = {}) {
  const folder = join(registry.folder, 'build', version);
  for (const [path, text] of Object.entries(widgetFiles({ version, manifest }))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Publishes a build as a start does. Resolves with what it says. */
async function start(version: string, manifest: Partial<WidgetManifest> = {}, said: string[] = []) {
  await publishBuild(NAME, {
    registryUrl: registry.url,
    access: { tokens: TOKENS, privateKeys: {} },
    log: (line) => said.push(line),
    folder: await aBuild(version, manifest),
  });
  return said;
}
async function seen() {
  const { discovery } = await fetchDiscovery({ registryUrl: registry.url });
  return (discovery.microFrontends[NAME] ?? []).map(
    ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`,
  );
}

it.each([
  ['pinned', TOKENS[NAME]],
  ['frozen', TOKENS.operator],
] as const)(
  '[R10.04] a start leaves a widget that is %s as it is, and says so',
  async (hold, token) => {
    await start('1.0.0');
    await holdWidget({ ...ofTeam(), token, name: NAME, reason: 'a fair', hold });
    expect(await start('1.1.0')).toEqual([
      `${NAME} is ${hold} and stays as it is; npm run dev -- ${NAME} shows the sources.`,
    ]);
    expect(await seen()).toEqual(['1.0.0 100']);
  },
);

it('[R10.04] a start ends no canary of a higher version', async () => {
  await start('1.0.0-b1');
  await publishWidget({
    ...ofTeam(),
    folder: await aBuild('1.1.0'),
    canary: 10,
  });
  const before = await seen();
  expect(await start('1.0.0-b2')).toEqual([
    expect.stringContaining('1.1.0 was deployed and stays'),
  ]);
  expect(await seen()).toEqual(before);
});

it('[R10.04] a start that the gate refuses says why, and speaks of no changed sources', async () => {
  const said: string[] = [];
  const refused = start('1.0.0', { scripts: ['remoteEntry.js'], budget: 1 }, said);
  await expect(refused).rejects.toThrow('its budget is 1.');
  expect(said).toEqual([]);
});
