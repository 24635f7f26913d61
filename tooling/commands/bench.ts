import { benchInventory } from 'bench/inventory/benchInventory.ts';
import { benchPages } from 'bench/page/benchPages.ts';
import { ALL_COURSES } from 'gateway/src/inventory/filling/courseIds.ts';
import { command, say, untilAskedToStop } from '../console/command.ts';

const USUAL_RUNS = 9;
const USUAL_SECONDS = 60;

function readWords([what, ...words]: readonly string[]): number {
  const [flag, runs = String(USUAL_RUNS), ...rest] = words;
  const fits =
    what === 'page' &&
    (flag === undefined || flag === '--runs') &&
    /^[1-9]\d?$/.test(runs) &&
    rest.length === 0;
  if (!fits) throw new Error('npm run bench -- page [--runs N] | inventory [--seconds N]');
  return Number(runs);
}

/** Returns the seconds of `inventory [--seconds N]`; undefined for other words. */
function readSeconds([what, flag, seconds = String(USUAL_SECONDS)]: readonly string[]) {
  const fits = flag === undefined || (flag === '--seconds' && /^[1-9]\d{0,3}$/.test(seconds));
  return what === 'inventory' && fits ? Number(seconds) : undefined;
}

function runBench(words: readonly string[], ends: AsyncDisposableStack): Promise<string[]> {
  const seconds = readSeconds(words);
  if (seconds === undefined) return benchPages({ runs: readWords(words), log: say, ends });
  const load = { changesPerSecond: 500, searchesPerSecond: 500, comparedOneIn: 20 };
  return benchInventory({ ...load, courses: ALL_COURSES, seconds, log: say, ends });
}

/**
 * `npm run bench -- inventory [--seconds N]`: changes stock and prices beside searches; exit code 1
 * when an answer is not what SQL says. `npm run bench -- page [--runs N]`: compares the product with a monolith of the same sources;
 * exit code 1 when a budget is broken.
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
