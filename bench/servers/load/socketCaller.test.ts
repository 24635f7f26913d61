import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { httpCaller } from './httpCaller.ts';
import { socketCaller } from './socketCaller.ts';

const STATUSES = [200, 404, 503];
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [, status = '200', length = '0'] = url.split('/');
    const body = Buffer.alloc(Number(length), `${url} `);
    if (status === '000') {
      response.socket?.destroy();
      return;
    }
    response.writeHead(Number(status), length === '7' ? {} : { 'content-length': body.length });
    // two pieces, so that an answer is not read before it is whole
    response.write(body.subarray(0, 1));
    setImmediate(() => response.end(body.subarray(1)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

it('reads what a caller of Node reads, from many connections at a time', async () => {
  const plain = httpCaller(origin);
  const caller = socketCaller(origin);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...STATUSES), fc.integer({ min: 8, max: 200_000 })), {
        maxLength: 6,
      }),
      async (asked) => {
        const paths = asked.map(([status, length]) => `/${status}/${length}`);
        const [expected, read] = await Promise.all(
          [plain, caller].map(({ read: ask }) =>
            Promise.all(
              paths.map(async (path) => {
                const { status, body } = await ask(path);
                // the comparison of Jest takes a millisecond for a thousand bytes
                return `${status} ${body.toString('latin1')}`;
              }),
            ),
          ),
        );
        expect(read).toEqual(expected);
      },
    ),
    { numRuns: 12 },
  );
  plain.end();
  caller.end();
});

it('fails where the connection ends, or an answer does not say its length', async () => {
  const caller = socketCaller(origin);
  await expect(caller.read('/000/1')).rejects.toThrow('The connection has ended.');
  await expect(caller.read('/200/7')).rejects.toThrow('The answer does not say its length.');
  caller.end();
});
