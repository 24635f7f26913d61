/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { openDisk } from 'server-kit/files/openDisk';
import { assetStore, folderAssetStore } from './assetStore.ts';

const ACCESS = { region: 'us-east-1', accessKey: 'a', secretKey: 'a' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asset-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Opens a store that this server is. */
async function diskAt(server: Server): Promise<Disk> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return openDisk('s3://widgets', { ...ACCESS, endpoint: `http://127.0.0.1:${port}` });
}

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
    const server = createServer(({ url = '' }, response) => {
      if (url.startsWith('/widgets/a.js')) response.end('var a;');
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    });
    const disk = await diskAt(server);
    const store = assetStore(disk);
    expect(String(await store.read('a.js'))).toBe('var a;');
    expect(await store.read('b.js')).toBeUndefined();
    server.closeAllConnections();
    server.close();
    await expect(store.read('a.js')).rejects.toThrow('Cannot read file');
  });

  it('[R10.05] gives up a read that is late', async () => {
    const server = createServer(() => {});
    const disk = await diskAt(server);
    await expect(assetStore(disk, 50).read('a.js')).rejects.toThrow('the asset store is late');
    server.closeAllConnections();
    server.close();
  });
});
