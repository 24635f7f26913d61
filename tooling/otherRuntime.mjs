import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { sha256 } = JSON.parse(readFileSync(new URL('runtime.json', import.meta.url), 'utf8'));

/**
 * Compares the program of Node that an install has brought with its hash in `runtime.json`: the
 * install script of the package `node` fetches it, so that the lock file does not know it
 * (docs/decisions/001-node-from-npm.md). Returns a sentence if it is another program; undefined if
 * it is the right one, or if there is no hash for this system (`linux-x64`), which is written to the
 * standard error.
 *
 * @param {string} file
 * @param {string} system
 * @returns {string | undefined}
 */
export function otherRuntime(file, system) {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  const expected = sha256[system];
  if (expected === found) return undefined;
  if (expected !== undefined)
    return `${file} is not the program of tooling/runtime.json, and was deleted: its hash is ${found}.`;
  process.stderr.write(`tooling/runtime.json has no hash of Node for ${system}: ${found} runs.\n`);
  return undefined;
}
