import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from './repositoryRoot.ts';
import { sourceHash } from './sourceHash.ts';
import { readStamp } from './stamp.ts';
import { WIDGETS } from './widgets.ts';

const run = promisify(execFile);
const PROCESSES = 2;

async function isStale(name: string): Promise<{ name: string; hash: string; stale: boolean }> {
  const hash = await sourceHash(join(repositoryRoot, name));
  return { name, hash, stale: (await readStamp(name)) !== hash };
}

/**
 * Builds the packages whose sources have changed since their last build, two at a time. Rejects
 * with the output of the first build that fails.
 */
export async function buildStale({
  log,
  only,
}: {
  readonly log: (line: string) => void;
  readonly only?: readonly string[];
}): Promise<void> {
  const packages = await Promise.all((only ?? ['shell', ...WIDGETS]).map(isStale));
  const waiting = packages.filter(({ stale }) => stale);
  const total = waiting.length;
  if (total > 0) log(`building ${waiting.map(({ name }) => name).join(', ')} ...`);
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await run(
        process.execPath,
        [join(import.meta.dirname, 'buildOne.ts'), next.name, next.hash],
        { maxBuffer: 1 << 26 },
      );
      done += 1;
      log(`built ${next.name} (${done} of ${total})`);
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, work));
}
