import { randomInt } from 'node:crypto';
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

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * The ports to choose from. They end below the first one that systems give to outgoing connections
 * (32768 on Linux, 49152 elsewhere): else a connection of another program could take a port between
 * its choice and its server's start.
 */
const FIRST_PORT = 10_240;
const PORTS_END = 32_768;
/** How many are tried before it counts as none being free. */
const TRIES = 500;
/** What this process has chosen already; its server may not have started yet. */
const chosen = new Set<number>();

/** A free port of 127.0.0.1 that this process has not been given before. Rejects where there is none. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, PORTS_END);
    if (chosen.has(port)) continue;
    chosen.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port on 127.0.0.1.');
}

/** The given port where it is free, else another free one. */
export async function thisOrFreePort(port: number): Promise<number> {
  return (await isFree(port)) ? port : findFreePort();
}

/** Free ports that differ. */
export async function findFreePorts(): Promise<Ports> {
  return {
    shell: await findFreePort(),
    staff: await findFreePort(),
    frame: await findFreePort(),
    gateway: await findFreePort(),
    registry: await findFreePort(),
  };
}

/** A sentence for each port that is in use, or that is another server's, too. */
export async function takenPorts(ports: Ports): Promise<string[]> {
  const taken: string[] = [];
  const namesByPort = new Map<number, string>();
  for (const [name, port] of Object.entries(ports) as [string, number][]) {
    const other = namesByPort.get(port);
    namesByPort.set(port, name);
    if (other !== undefined)
      taken.push(
        `Port ${port} is that of ${other} and of ${name}: set ${name.toUpperCase()}_PORT to another one.`,
      );
    else if (!(await isFree(port)))
      taken.push(
        `Port ${port} (${name}) is in use, perhaps by another npm start: stop that program, or set ${name.toUpperCase()}_PORT.`,
      );
  }
  return taken;
}

/** Rejects with one line for each port that is in use, or that two servers have. */
export async function checkPortsAreFree(ports: Ports): Promise<void> {
  const taken = await takenPorts(ports);
  if (taken.length > 0) throw new Error(taken.join('\n'));
}
