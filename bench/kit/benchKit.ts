import { readFile, rm } from 'node:fs/promises';
import { findBrowser } from 'tooling/browsers/findBrowser';
import { buildStale } from 'tooling/build/buildStale';
import { runNode } from 'tooling/console/runNode';
import { KIT_WAYS, type KitSeconds, type KitWay, kitSecondsFile } from 'tooling/package/kitSeconds';
import type { Log } from 'tooling/stack/serverProcess';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** The end-to-end tests that follow the two ways. */
const SPECS: Readonly<Record<KitWay, string>> = {
  plain: 'e2e/deploy/kit.spec.ts',
  react: 'e2e/deploy/kit-react.spec.ts',
};
/** The most seconds from a saved edit until the open page shows it, as a median. */
const MOST_FOR_EDIT = 1;

/** Types the lines of one way. Resolves with a sentence where they do not run, or an edit is late. */
async function benchWay(way: KitWay, log: Log): Promise<string[]> {
  const spec = SPECS[way];
  await rm(kitSecondsFile(way), { force: true });
  const words = [PLAYWRIGHT, 'test', spec, '--project=pc', '--workers=1'];
  const code = await runNode(words, { BROWSER_PATH: findBrowser() });
  if (code !== 0)
    return [`${spec}: a line of docs/own-repository.md does not run as it is written`];
  const { lines, edit } = JSON.parse(await readFile(kitSecondsFile(way), 'utf8')) as KitSeconds;
  for (const [line, seconds] of lines) log(`${seconds.toFixed(1).padStart(6)}  ${line}`);
  const [least, median, most] = [edit.least, edit.median, edit.most].map((each) => each.toFixed(2));
  log(`An edit is seen after ${median} s, the median of ${edit.times} (${least} to ${most} s).`);
  return edit.median > MOST_FOR_EDIT
    ? [`${spec}: an edit is seen after ${median} s; ${MOST_FOR_EDIT} s is the most`]
    : [];
}

/**
 * R10.02, R10.04: types the lines of docs/own-repository.md with the packed kit, as the end-to-end tests do, and says how
 * many seconds each takes, and those from a saved edit until the open page of `dev` shows it. Resolves with a sentence
 * for each way whose lines do not run as they are written, or whose edits are late.
 */
export async function benchKit({ log }: { readonly log: Log }): Promise<string[]> {
  await buildStale({ log });
  const problems: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- each is timed alone
  for (const way of KIT_WAYS) problems.push(...(await benchWay(way, log)));
  return problems;
}
