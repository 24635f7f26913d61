import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createListener, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { itNeeds } from '../testing/needing.ts';
import { acceptWidely, assertFree, CAN_SHARE } from './acceptWidely.ts';

const HOST = '127.0.0.1';
const CLIENTS = 100;
const onLinux = itNeeds('Linux', CAN_SHARE);

onLinux(
  'a turn of the event loop accepts many connections, and the server answers on all of them',
  async () => {
    const server = createServer((_request, response) => response.end('answered'));
    let accepted = 0;
    server.on('connection', () => {
      accepted += 1;
    });
    server.listen({ port: 0, host: HOST, reusePort: true });
    await once(server, 'listening');
    const stop = await acceptWidely(server);
    const { port } = server.address() as AddressInfo; // it listens on an address
    const clients = Array.from({ length: CLIENTS }, () => connect({ port, host: HOST }));
    const answers = clients.map(async (client) => {
      client.write('GET / HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n');
      const [answer] = (await once(client, 'data')) as [Buffer];
      return answer.toString();
    });
    let turns = 0;
    for (; accepted < CLIENTS; turns += 1) await nextTurn();
    const said = await Promise.all(answers);
    await Promise.all([stop(), once(server.close(), 'close')]);
    // the system spreads the connections by chance; one socket would need a turn for each
    expect(turns).toBeLessThan(CLIENTS / 4);
    for (const answer of said) expect(answer).toContain('answered');
    const refused = connect({ port, host: HOST });
    const [error] = (await once(refused, 'error')) as [Error & { code?: string }];
    expect(error.code).toBe('ECONNREFUSED');
  },
);

onLinux(
  'no connection holds a small write back until the client has acknowledged the one before',
  async () => {
    const setNoDelay = jest.spyOn(Socket.prototype, 'setNoDelay');
    const handed: Socket[] = [];
    const server = createListener((connection) => {
      if (Reflect.get(connection, 'server') !== server) handed.push(connection);
      connection.end();
    });
    server.listen({ port: 0, host: HOST, reusePort: true });
    await once(server, 'listening');
    const stop = await acceptWidely(server);
    const { port } = server.address() as AddressInfo; // it listens on an address
    const clients = Array.from({ length: CLIENTS }, () => connect({ port, host: HOST }).resume());
    await Promise.all(clients.map((client) => once(client, 'close')));
    await Promise.all([stop(), once(server.close(), 'close')]);
    expect(handed).not.toEqual([]);
    const without = handed.filter((connection) => !setNoDelay.mock.contexts.includes(connection));
    setNoDelay.mockRestore();
    expect(without).toHaveLength(0);
  },
);

it('a port on which another server listens is not free', async () => {
  const other = createListener().listen({ port: 0, host: HOST });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on an address
  await expect(assertFree(port, HOST)).rejects.toThrow('EADDRINUSE');
  other.close();
  await once(other, 'close');
  await assertFree(port, HOST);
});
