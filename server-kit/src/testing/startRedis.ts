import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findFreePort } from './findFreePort.ts';

/** Valkey and Redis speak the same protocol. */
const PROGRAM = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((each) =>
  existsSync(each),
);
/** Whether this machine has Valkey or Redis. */
export const hasRedis = PROGRAM !== undefined;

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Valkey or Redis, in memory alone, on loopback. `port` is by default any free one. */
export async function startRedis(port?: number): Promise<RedisServer> {
  if (PROGRAM === undefined) throw new Error('This machine has neither Valkey nor Redis');
  const own = port ?? (await findFreePort());
  const words = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(PROGRAM, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += String(text);
      if (/ready to accept connections/i.test(said)) resolve();
    });
    child.once('exit', () => reject(new Error(`It ended:\n${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${own}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
