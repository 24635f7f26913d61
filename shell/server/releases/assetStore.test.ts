/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { openDisk } from 'server-kit/files/openDisk';
import { assetStore, folderAssetStore } from './assetStore.ts';

const ACCESS = { region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asset-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the asset store', () => {
  it('[R10.05] says that a file is missing only if it is, in a folder', async () => {
    await writeFile(join(folder, 'a.js'), 'var a;');
    const store = folderAssetStore(folder);
    expect(String(await store.read('a.js'))).toBe('var a;');
    expect(await store.read('b.js')).toBeUndefined();
    expect(await store.read('a.js/b.js')).toBeUndefined();
    expect(await store.read('none/b.js')).toBeUndefined();
  });

  it('[R10.05] says that a file is missing only if it is, in an S3-compatible store', async () => {
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'widgets', configs: [] }],
    });
    const { port } = (await server.run()) as AddressInfo;
    const disk = await openDisk('s3://widgets', {
      ...ACCESS,
      endpoint: `http://127.0.0.1:${port}`,
    });
    const store = assetStore(disk);
    await disk.put('a.js', 'var a;');
    expect(String(await store.read('a.js'))).toBe('var a;');
    expect(await store.read('b.js')).toBeUndefined();
    await server.close();
    await expect(store.read('a.js')).rejects.toThrow('Cannot read file');
  });

  it('[R10.05] gives up a read that is late', async () => {
    const server = createServer(() => {});
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const disk = await openDisk('s3://widgets', {
      ...ACCESS,
      endpoint: `http://127.0.0.1:${port}`,
    });
    await expect(assetStore(disk, 50).read('a.js')).rejects.toThrow('the asset store is late');
    server.closeAllConnections();
    server.close();
  });
});
