import { parseArgs } from 'node:util';
import { benchInventory } from 'bench/inventory/benchInventory.ts';
import { benchPages } from 'bench/page/benchPages.ts';
import { ALL_COURSES } from 'gateway/src/inventory/filling/courseIds.ts';
import { command, say, untilAskedToStop } from '../console/command.ts';

const USUAL_RUNS = 9;
const USAGE = 'npm run bench -- page [--runs N] | inventory [--seconds N] [--rate N]';

function readWords([what, ...words]: readonly string[]): number {
  const [flag, runs = String(USUAL_RUNS), ...rest] = words;
  const fits =
    what === 'page' &&
    (flag === undefined || flag === '--runs') &&
    /^[1-9]\d?$/.test(runs) &&
    rest.length === 0;
  if (!fits) throw new Error(USAGE);
  return Number(runs);
}

const INVENTORY = { seconds: { type: 'string' }, rate: { type: 'string' } } as const;

/** Reads `[--seconds N] [--rate N]`: for how long, and how many changes and searches a second. */
function readLoad(words: readonly string[]): { readonly seconds: number; readonly rate: number } {
  const { values } = parseArgs({ args: [...words], options: INVENTORY });
  const { seconds = '60', rate = '500' } = values;
  if (![seconds, rate].every((number) => /^[1-9]\d{0,3}$/.test(number))) throw new Error(USAGE);
  return { seconds: Number(seconds), rate: Number(rate) };
}

function runBench(words: readonly string[], ends: AsyncDisposableStack): Promise<string[]> {
  const [what, ...rest] = words;
  if (what !== 'inventory') return benchPages({ runs: readWords(words), log: say, ends });
  const { seconds, rate } = readLoad(rest);
  return benchInventory({
    courses: ALL_COURSES,
    seconds,
    changesPerSecond: rate,
    searchesPerSecond: rate,
    comparedOneIn: 20,
    log: say,
    ends,
  });
}

/**
 * `npm run bench -- page [--runs N]`: compares the product with a monolith of the same sources; exit
 * code 1 when a budget is broken. `npm run bench -- inventory [--seconds N] [--rate N]`: changes stock
 * and prices beside searches; exit code 1 when an answer is not what SQL says at its generation.
 */
command(async (words) => {
  const ends = new AsyncDisposableStack();
  const askedToStop = untilAskedToStop().then(() => undefined);
  try {
    const broken = await Promise.race([runBench(words, ends), askedToStop]);
    for (const sentence of broken ?? []) say(`\nBROKEN ${sentence}`);
    // servers that were just starting end with the process that started them
    if (!broken) {
      await ends.disposeAsync();
      process.exit(130);
    }
    return broken.length > 0 ? 1 : 0;
  } finally {
    await ends.disposeAsync();
  }
});
