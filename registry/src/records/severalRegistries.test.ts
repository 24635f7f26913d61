import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_VISITS } from 'shared-contracts/release';
import {
  publishWidget,
  raiseWidget,
  readStatus,
  reportVisits,
  rollbackWidget,
} from '../client/index.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { liveVersions } from '../testing/liveVersions.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../testing/aRunningRegistry.ts';
import { aSharedDatabase, type SharedDatabase } from '../testing/aSharedDatabase.ts';

// PostgreSQL in WebAssembly starts slowly on a busy machine
jest.setTimeout(120_000);

let database: SharedDatabase;
let assets: string;
let one: RunningRegistry;
let other: RunningRegistry;
beforeAll(async () => {
  database = await aSharedDatabase();
  assets = await mkdtemp(join(tmpdir(), 'shared-assets-'));
  // both find an empty database and create its tables at the same time
  [one, other] = await Promise.all([
    aRunningRegistry({ database: database.open, assets }),
    aRunningRegistry({ database: database.open, assets }),
  ]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
  await rm(assets, { recursive: true });
});

function at(registry: RunningRegistry) {
  return {
    registryUrl: registry.url,
    token: TOKENS['mf-results'],
    name: 'mf-results',
  };
}
async function publish(registry: RunningRegistry, version: string, content = '', canary?: number) {
  return publishWidget({
    ...at(registry),
    folder: await aBuiltWidget({
      version,
      files: { 'remoteEntry.js': `/* ${version} ${content} */` },
    }),
    canary,
  });
}
async function live(registry: RunningRegistry) {
  return (await liveVersions(registry.url, 'mf-results')).map(
    ({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`,
  );
}
async function acts(registry: RunningRegistry) {
  return (await readStatus(at(registry))).acts.map(({ act, version }) => `${act} ${version}`);
}

it('[R10.04] two registries on one database act as one: each shows at once what the other has changed', async () => {
  await publish(one, '1.0.0');
  expect(await live(other)).toEqual(['1.0.0 100']);
  await publish(other, '1.1.0', '', 10);
  expect(await live(one)).toEqual(['1.0.0 90', '1.1.0 10']);
  await expect(publish(one, '1.2.0', '', 10)).rejects.toThrow('mf-results 1.1.0 is on trial');
  await raiseWidget({ ...at(one), traffic: 50, reason: 'looks well' });
  expect(await live(other)).toEqual(['1.0.0 50', '1.1.0 50']);
  await rollbackWidget({ ...at(other), reason: 'no prices' });
  expect(await live(one)).toEqual(['1.0.0 100']);
  expect(await acts(one)).toEqual([
    'published 1.0.0',
    'published 1.1.0',
    'raised 1.1.0',
    'rolled-back 1.1.0',
  ]);
  expect(await acts(other)).toEqual(await acts(one));
});

it('[R10.04] two registries that receive one version at the same time publish it once', async () => {
  const replies = await Promise.all([
    publish(one, '2.0.0'),
    publish(other, '2.0.0'),
    publish(one, '2.0.0'),
    publish(other, '2.0.0'),
  ]);
  expect(replies.map(({ unchanged }) => unchanged).toSorted()).toEqual([false, true, true, true]);
});

it('[R10.04] two registries that receive two builds of one version publish one of them, with its files', async () => {
  const replies = await Promise.allSettled([
    publish(one, '3.0.0', 'from the one'),
    publish(other, '3.0.0', 'from the other'),
  ]);
  const refused = replies.filter((reply) => reply.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([
    expect.stringContaining('mf-results 3.0.0 is published already, with other content'),
  ]);
  const [stable] = await liveVersions(one.url, 'mf-results');
  const content = await readFile(join(assets, 'mf-results/3.0.0/remoteEntry.js'));
  expect(stable?.metadata.integrity).toBe(
    `sha384-${createHash('sha384').update(content).digest('base64')}`,
  );
  expect((await acts(one)).filter((act) => act === 'published 3.0.0')).toHaveLength(1);
});

it('[R10.04] two registries that find a canary worse at the same time take it back once', async () => {
  await publish(one, '4.0.0');
  await publish(other, '4.1.0', '', 10);
  const told = (version: string, visits: number, failed: number) => ({
    widget: 'mf-results',
    version,
    counts: { ...NO_VISITS, visits, failed, errored: failed },
  });
  const reports = [told('4.0.0', 300, 1), told('4.1.0', 40, 12)];
  await Promise.all(
    [one, other].map((registry) =>
      reportVisits({ registryUrl: registry.url, token: TOKENS.shell, reports }),
    ),
  );
  expect(await live(one)).toEqual(['4.0.0 100']);
  expect((await acts(other)).filter((act) => act.endsWith('4.1.0'))).toEqual([
    'published 4.1.0',
    'taken-back 4.1.0',
  ]);
});

it('[R10.04] two registries that are asked to open one preview open it once', async () => {
  const {
    body: { token },
  } = await one.call('POST', '/widgets/mf-results/previews', TOKENS.operator, {
    version: '1.0.0',
    minutes: 30,
    reason: 'for the board',
  });
  const replies = await Promise.all(
    [one, other].map((registry) =>
      registry.call('POST', '/previews/open', TOKENS.shell, { token }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

it('[R10.04] a registry that restarts finds what the other has', async () => {
  await one.restart();
  expect(await live(one)).toEqual(await live(other));
});
