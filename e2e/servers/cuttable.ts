import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, as a network or a failover cuts it. */
export interface Cuttable {
  readonly port: number;
  /** Ends all connections; new ones are accepted. */
  drop(): void;
  /** Ends all connections and accepts none until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a way to the port of this machine, on a port of its own. */
export async function cuttable(target: number): Promise<Cuttable> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    drop();
    await closed;
  };
  return {
    port,
    drop,
    cut,
    mend: () => listen(port),
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
