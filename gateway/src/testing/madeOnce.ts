import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache/gateway-tests');
/** Milliseconds. A folder that no test has used for so long is removed when another one is made. */
const KEPT = 3_600_000;

/** Every source file below a folder of the repository; tests do not count. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort();
}

function keyOf(words: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...words]));
  for (const file of ['package-lock.json', ...files])
    hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}

function removeUnused(): void {
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    const { mtimeMs = Infinity } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > KEPT) rmSync(folder, { recursive: true, force: true });
  }
}

/** Moves a finished folder to its place; where another process was faster, its folder stays. */
function publish(finished: string, place: string): void {
  try {
    renameSync(finished, place);
  } catch (error) {
    rmSync(finished, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/**
 * Returns a folder that `make` has filled. A later call, also in a later test run, gets the same
 * folder as long as `words`, `files`, the installed packages and the version of Node are the same.
 * Tests copy the folder and never write to it.
 */
export async function madeOnce(
  words: readonly string[],
  files: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const place = join(CACHE, keyOf(words, files));
  if (!existsSync(place)) {
    mkdirSync(CACHE, { recursive: true });
    removeUnused();
    const making = mkdtempSync(join(CACHE, 'making-'));
    await make(making);
    publish(making, place);
  }
  const now = new Date();
  utimesSync(place, now, now);
  return place;
}
