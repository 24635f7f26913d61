import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { passedOn } from 'server-kit/testing/passedOn';
import { SUPPLIERS_SETTING } from './testSuppliers.ts';

interface GatewayProcess {
  readonly child: ChildProcess;
  readonly url: string;
}

const IN_NAMESPACE = ['unshare', '-rm', 'sh', '-c'] as const;

/**
 * Starts a gateway as a process of its own, on a small inventory that suppliers may change, at the time of
 * the other tests. Resolves when it is ready. The caller ends the child.
 */
export async function startGatewayProcess(
  settings: Readonly<Record<string, string>>,
  /** A shell command that runs first, in a mount namespace of the process's own. Linux only. */
  mount?: string,
): Promise<GatewayProcess> {
  const server = [process.execPath, join(import.meta.dirname, '../server.ts')] as const;
  const [command, ...words] =
    mount === undefined ? server : [...IN_NAMESPACE, `${mount} && exec "$@"`, 'sh', ...server];
  const child = spawn(command, words, {
    env: {
      ...passedOn(),
      TZ: 'Asia/Tokyo',
      SITE_MODE: 'demonstration',
      GATEWAY_PORT: '0',
      GATEWAY_SCALE: '6',
      GATEWAY_RATE_LIMIT: '100000',
      CLOCK: '2026-11-21T08:00:00+09:00',
      LONGEST_LAG: '0',
      SUPPLIERS: SUPPLIERS_SETTING,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += String(text);
      const [, address] = /gateway ready on (\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  return { child, url };
}
