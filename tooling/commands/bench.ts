import { parseArgs } from 'node:util';
import { benchPages } from 'bench/page/benchPages.ts';
import { benchServers } from 'bench/servers/benchServers.ts';
import { command, say, untilAskedToStop } from '../console/command.ts';

const USAGE = 'npm run bench -- page|servers [--runs N], and for servers [--short] [--tenfold]';

/** A bench: resolves with one sentence for everything that is not as it must be. */
type Bench = (ends: AsyncDisposableStack) => Promise<string[]>;

interface Flags {
  readonly runs?: string | undefined;
  readonly short?: boolean | undefined;
  readonly tenfold?: boolean | undefined;
}

function toRuns(runs: string | undefined, usual: number): number {
  if (runs !== undefined && !/^[1-9]\d?$/.test(runs)) throw new Error(USAGE);
  return Number(runs ?? usual);
}

function benchOf(what: string | undefined, { runs, short, tenfold }: Flags): Bench {
  if (what === 'page' && short === undefined && tenfold === undefined)
    return (ends) => benchPages({ runs: toRuns(runs, 9), log: say, ends });
  if (what !== 'servers') throw new Error(USAGE);
  const isShort = short === true;
  const rounds = toRuns(runs, isShort ? 1 : 5);
  return (ends) => benchServers({ rounds, isShort, withTenfold: tenfold === true, log: say, ends });
}

function readWords(words: readonly string[]): Bench {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      runs: { type: 'string' },
      short: { type: 'boolean' },
      tenfold: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (positionals.length !== 1) throw new Error(USAGE);
  return benchOf(positionals[0], values);
}

/**
 * `npm run bench -- page [--runs N]`: compares the product with a monolith of the same sources; exit
 * code 1 when a budget is broken. `npm run bench -- servers [--runs N] [--short] [--tenfold]`:
 * measures how fast the servers answer; exit code 1 when an answer is wrong or refused.
 */
command(async (words) => {
  const bench = readWords(words);
  const ends = new AsyncDisposableStack();
  const askedToStop = untilAskedToStop().then(() => undefined);
  try {
    const broken = await Promise.race([bench(ends), askedToStop]);
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
