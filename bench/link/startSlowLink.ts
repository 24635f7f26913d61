import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Link {
  /** Milliseconds. */
  readonly roundTrip: number;
  readonly megabitsPerSecond: number;
}

/** A phone on a poor network. */
export const SLOW_LINK: Link = { roundTrip: 150, megabitsPerSecond: 1.6 };

/** Milliseconds. */
const LONGEST_START = 10_000;

const PROGRAM = join(import.meta.dirname, 'slowLink.ts');

/**
 * Listens on the first port of each pair and forwards to the second, slowly; all pairs share one
 * line. Resolves with a function that stops it; rejects where it is not ready in time.
 */
export async function startSlowLink(
  pairs: readonly (readonly [listen: number, target: number])[],
  { roundTrip, megabitsPerSecond } = SLOW_LINK,
): Promise<() => void> {
  const guard = createRequire(import.meta.url).resolve('tooling/stack/endWithParent');
  const words = [
    '--rtt',
    roundTrip,
    '--mbps',
    megabitsPerSecond,
    ...pairs.map((pair) => pair.join(':')),
  ].map(String);
  const child = spawn(process.execPath, ['--import', guard, PROGRAM, ...words], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The slow link has no output.');
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'ready') resolve();
  });
  child.on('error', reject);
  child.on('exit', (code) => reject(new Error(`The slow link ended (exit code ${code}).`)));
  const timer = setTimeout(
    () => reject(new Error('The slow link was not ready in time.')),
    LONGEST_START,
  );
  const end = () => {
    child.kill('SIGTERM');
  };
  try {
    await ready;
  } catch (error) {
    end();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return end;
}
