import { readFile, rm } from 'node:fs/promises';
import { findBrowser } from 'tooling/browsers/findBrowser';
import { buildStale } from 'tooling/build/buildStale';
import { runNode } from 'tooling/console/runNode';
import { type KitSeconds, KIT_SECONDS } from 'tooling/package/kitSeconds';
import type { Log } from 'tooling/stack/serverProcess';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const SPEC = 'e2e/deploy/kit.spec.ts';
/** The most seconds from a saved edit until the open page shows it, as a median. */
const MOST_FOR_EDIT = 1;

/**
 * R10.02, R10.04: types the lines of docs/own-repository.md with the packed kit, as the end-to-end test does, and says how
 * many seconds each takes, and those from a saved edit until the open page of `dev` shows it. Resolves with a sentence
 * where the lines do not run as they are written, or an edit is late.
 */
export async function benchKit({ log }: { readonly log: Log }): Promise<string[]> {
  await buildStale({ log });
  await rm(KIT_SECONDS, { force: true });
  const words = [PLAYWRIGHT, 'test', SPEC, '--project=pc', '--workers=1'];
  const code = await runNode(words, { BROWSER_PATH: findBrowser() });
  if (code !== 0)
    return [`${SPEC}: a line of docs/own-repository.md does not run as it is written`];
  const { lines, edit } = JSON.parse(await readFile(KIT_SECONDS, 'utf8')) as KitSeconds;
  for (const [line, seconds] of lines) log(`${seconds.toFixed(1).padStart(6)}  ${line}`);
  const [least, median, most] = [edit.least, edit.median, edit.most].map((each) => each.toFixed(2));
  log(`An edit is seen after ${median} s, the median of ${edit.times} (${least} to ${most} s).`);
  return edit.median > MOST_FOR_EDIT
    ? [`an edit is seen after ${median} s; ${MOST_FOR_EDIT} s is the most`]
    : [];
}
