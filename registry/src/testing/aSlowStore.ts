import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export const BUCKET = 'widgets';

/** Starts an S3-compatible store whose answers to new files a test can hold back. */
export async function aSlowStore() {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = (await store.run()) as AddressInfo;
  let held: { reached: () => void; released: Promise<void> } | undefined;
  const door = createServer((request, response) => {
    const forward = (): ClientRequest =>
      ask(
        { port, method: request.method, path: request.url, headers: request.headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
    if (request.method !== 'PUT' || held === undefined) return void request.pipe(forward());
    held.reached();
    void held.released.then(() => request.pipe(forward()));
  });
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    /** Holds back each file from now on: `reached` resolves at the first, `release` lets all go on. */
    hold() {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { reached: reached.resolve, released: released.promise };
      return { reached: reached.promise, release: released.resolve };
    },
    async stop() {
      await new Promise((resolve) => {
        door.close(resolve);
        door.closeAllConnections();
      });
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}
