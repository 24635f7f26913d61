import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDisk } from './openDisk.ts';

/** Opens a disk on an S3-compatible store that answers as `listener` does. */
async function openStore(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { endpoint, region: 'us-east-1', accessKey: 'a', secretKey: 'a' };
  const disk = await openDisk('s3://widgets', access, {
    connectionTimeout: 100,
    socketTimeout: 100,
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { disk, close };
}

describe('an S3-compatible store', () => {
  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    [
      'stops in the middle of a file',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('the begin');
      },
    ],
  ])('that %s fails a read within its time', async (_how, listener) => {
    const asked: (string | undefined)[] = [];
    const { disk, close } = await openStore((request, response) => {
      asked.push(request.url);
      listener(request, response);
    });
    await expect(disk.getBytes('mf-results/1.0.0/widget.js')).rejects.toThrow('Cannot read file');
    expect(asked.length).toBeLessThanOrEqual(2);
    await close();
  });

  it('that never answers fails a write, too', async () => {
    const { disk, close } = await openStore((request) => request.resume());
    await expect(disk.put('mf-results/1.0.0/widget.js', 'var a;')).rejects.toThrow('Cannot write');
    await close();
  });
});
