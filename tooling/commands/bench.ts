import { benchPages } from 'bench/page/benchPages.ts';
import { command, say, untilAskedToStop } from '../console/command.ts';

const USUAL_RUNS = 9;

function readWords([what, ...words]: readonly string[]): number {
  const [flag, runs = String(USUAL_RUNS), ...rest] = words;
  const fits =
    what === 'page' &&
    (flag === undefined || flag === '--runs') &&
    /^[1-9]\d?$/.test(runs) &&
    rest.length === 0;
  if (!fits) throw new Error('npm run bench -- page [--runs N]');
  return Number(runs);
}

/**
 * `npm run bench -- page [--runs N]`: compares the product with a monolith of the same sources;
 * exit code 1 when a budget is broken.
 */
command(async (words) => {
  const runs = readWords(words);
  const ends = new AsyncDisposableStack();
  const askedToStop = untilAskedToStop().then(() => undefined);
  try {
    const broken = await Promise.race([benchPages({ runs, log: say, ends }), askedToStop]);
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
