import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/**
 * Node accepts one connection of a listening socket in a turn of the event loop. Under load a turn takes
 * long, and connections would wait in the socket's queue, where no bound sees them. With so many
 * sockets on the same address a turn accepts so many.
 */
const SOCKETS = 64;

/** Whether several sockets may listen on one address, among which the system shares connections. */
export const CAN_SHARE = process.platform === 'linux';

/** Rejects when something listens on a port; sockets that share would not notice each other. */
export async function assertFree(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/**
 * Listens on the address of a server that listens with `reusePort`, with more sockets, and hands it
 * their connections. Resolves to a function that stops this, and resolves when they have ended.
 */
export async function acceptWidely(server: Server): Promise<() => Promise<void>> {
  const { address: host, port } = server.address() as AddressInfo; // it listens on an address
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    // as an HTTP server does for its own: a second write would wait 40 ms for a word of the client
    createServer((connection) => server.emit('connection', connection.setNoDelay())),
  );
  for (const other of others) {
    other.listen({ host, port, reusePort: true });
    await once(other, 'listening');
  }
  let ended: Promise<unknown> | undefined;
  return async () => {
    ended ??= Promise.all(others.map((other) => once(other.close(), 'close')));
    await ended;
  };
}
