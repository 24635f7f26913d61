import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { publishWidget } from '../client/index.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';
import { openDisk } from 'server-kit/files/openDisk';

function s3At(directory: string, port = 0): S3rver {
  return new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'widgets', configs: [] }],
  });
}

it('[R10.04] writes the files to an S3-compatible store if one is configured', async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = s3At(directory);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const registry = await aRunningRegistry({ s3: { bucket: 'widgets', endpoint } });
  const publish = async () =>
    publishWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-results'],
      folder: await aBuiltWidget(),
    });

  expect(await publish()).toMatchObject({ live: true, unchanged: false });
  const disk = await openDisk('s3://widgets', {
    endpoint,
    region: 'us-east-1',
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  });
  expect(await disk.get('mf-results/1.0.0/remoteEntry.js')).toBe('/* mf-results 1.0.0 */');
  await disk.delete('mf-results/1.0.0/remoteEntry.js');
  expect(await publish()).toMatchObject({ unchanged: true });
  expect(await disk.get('mf-results/1.0.0/remoteEntry.js')).toBe('/* mf-results 1.0.0 */');

  await registry.stop();
  await server.close();
  await rm(directory, { recursive: true });
}, 60_000);

it('[R10.05] a publish while the store is away is refused with 503 and says so, and can be done again', async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const first = s3At(directory);
  const { port } = await first.run();
  const registry = await aRunningRegistry({
    s3: { bucket: 'widgets', endpoint: `http://127.0.0.1:${port}` },
  });
  const publish = async (version: string) =>
    publishWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-results'],
      folder: await aBuiltWidget({ version }),
    });
  const readiness = async () => {
    const answer = await fetch(`${registry.url}/health/ready`);
    return [answer.status, await answer.json()];
  };
  expect(await publish('1.0.0')).toMatchObject({ live: true });
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  await first.close();
  await expect(publish('1.1.0')).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('The store of the files does not take them at present.'),
  });
  expect(await readiness()).toEqual([200, { status: 'ready', without: ['store'] }]);
  const second = s3At(directory, port);
  await second.run();
  expect(await publish('1.1.0')).toMatchObject({ live: true, unchanged: false });
  await registry.stop();
  await second.close();
  await rm(directory, { recursive: true });
}, 60_000);
