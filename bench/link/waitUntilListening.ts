import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE = 100;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Resolves when a program listens on the port of 127.0.0.1; rejects after `deadline` milliseconds.
 */
export async function waitUntilListening(port: number, deadline: number): Promise<void> {
  const latest = performance.now() + deadline;
  while (!(await isListening(port))) {
    if (performance.now() > latest)
      throw new Error(
        `No program listens on port ${port} after ${Math.round(deadline / 1000)} seconds.`,
      );
    await delay(PAUSE);
  }
}
