import { createServer } from 'node:net';

/** The ports of the three servers. */
export interface ServerPorts {
  readonly shell: number;
  readonly gateway: number;
  readonly registry: number;
}

/** The ports of a stack: the shell has two hosts more than the site's. */
export interface Ports extends ServerPorts {
  readonly staff: number;
  readonly frame: number;
}

function listen(port: number) {
  return new Promise<number | undefined>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address ? address.port : undefined),
      );
    });
  });
}

/** A free port of 127.0.0.1. Rejects where there is none. */
export async function findFreePort(): Promise<number> {
  const port = await listen(0);
  if (port === undefined) throw new Error('There is no free port on 127.0.0.1.');
  return port;
}

/** The given port where it is free, else another free one. */
export async function thisOrFreePort(port: number): Promise<number> {
  return (await listen(port)) ?? findFreePort();
}

/** Free ports that differ. */
export async function findFreePorts(): Promise<Ports> {
  // asked for at the same time, so that they differ
  const [shell, staff, frame, gateway, registry] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  return { shell, staff, frame, gateway, registry };
}

/** Rejects with one line for each port that is in use. */
export async function checkPortsAreFree(ports: Ports): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports) as [string, number][]) {
    if ((await listen(port)) === undefined)
      taken.push(
        `Port ${port} (${name}) is in use: stop the program that listens there, or set ${name.toUpperCase()}_PORT.`,
      );
  }
  if (taken.length > 0) throw new Error(taken.join('\n'));
}
