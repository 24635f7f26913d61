import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { passedOn } from 'server-kit/testing/passedOn';

interface SpawnedGateway {
  readonly child: ChildProcess;
  /** Resolves with its address when it is ready. */
  readonly ready: Promise<string>;
  /** All that it has said so far. */
  said(): string;
}

/** Starts a gateway of an imported inventory in production. The caller ends the child. */
export function spawnGateway(settings: Readonly<Record<string, string>>): SpawnedGateway {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: {
      ...passedOn(),
      TZ: 'Asia/Tokyo',
      SITE_MODE: 'production',
      SITE_ORIGIN: 'http://site.example',
      GATEWAY_ORIGIN: 'http://gateway.example',
      GATEWAY_PORT: '0',
      CLOCK: '2026-11-21T08:00:00+09:00',
      DRAIN_SECONDS: '0',
      LONGEST_LAG: '0',
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text);
    });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, url] = /gateway ready on (\S+)/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  // a test may end it before it is ready
  ready.catch(() => {});
  return { child, ready, said: () => said };
}
