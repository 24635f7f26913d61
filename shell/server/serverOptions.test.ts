/** @jest-environment node */
import { type AddressInfo, connect } from 'node:net';
import { createServer } from 'server-kit/http/createServer';
import { drip } from 'server-kit/testing/drip';
import { readEnvironment } from './environment.ts';
import { toServerOptions } from './serverOptions.ts';

/** Milliseconds. */
const DEADLINE = 100;

it.each([
  ['head', '', 'x: y\r\n'],
  ['body', 'content-type: text/plain\r\ncontent-length: 1000\r\n\r\n', 'a'],
])(
  '[R10.05] a request whose %s comes drop by drop is ended by a host of the shell',
  async (_part, rest, drop) => {
    const app = createServer(await toServerOptions(readEnvironment({}), DEADLINE));
    app.post('/', async () => 'never');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // it listens on an address
    const said = await drip(
      connect(port, '127.0.0.1'),
      `POST / HTTP/1.1\r\nhost: a\r\n${rest}`,
      drop,
    );
    expect(said).toContain('408 Request Timeout');
    await app.close();
  },
);
