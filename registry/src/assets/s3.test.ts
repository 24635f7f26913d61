import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { publishWidget } from '../client/index.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';
import { openDisk } from 'server-kit/files/openDisk';

it('[R10.04] writes the files to an S3-compatible store if one is configured', async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'widgets', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
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
