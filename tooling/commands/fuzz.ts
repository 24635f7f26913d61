import { parseArgs } from 'node:util';
import { command, say } from '../console/command.ts';
import type { ExploreOptions } from '../fuzz/explore.ts';
import { HTTP_TARGETS } from '../fuzz/http/targets/httpTargets.ts';
import { openSite, type Site } from '../fuzz/http/openSite.ts';
import { PURE_TARGETS } from '../fuzz/pure/targets.ts';
import { toLines } from '../fuzz/toLines.ts';

const PURE_RUNS = '100000';
const HTTP_RUNS = '3000';
const NAMES = [...PURE_TARGETS.keys(), ...HTTP_TARGETS.keys()];

interface Wish {
  readonly names: readonly string[];
  readonly optionsOf: (usualRuns: string) => ExploreOptions;
}

/** Reads the words of the command line. Throws where one is unknown. */
function readWords(words: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      runs: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      path: { type: 'string' },
    },
  });
  const all = positionals.length === 0 || positionals.includes('all');
  const names = all ? NAMES : positionals;
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no target ${unknown}; there are ${NAMES.join(', ')}, all.`);
  const { runs, seed, path } = values;
  for (const number of [runs ?? '1', seed])
    if (!/^\d{1,10}$/.test(number)) throw new Error('--runs and --seed take a number.');
  return {
    names,
    optionsOf: (usual) => ({ runs: Number(runs ?? usual), seed: Number(seed), path }),
  };
}

/** Tries the targets over HTTP on one stack. Returns the number of findings. */
async function tryOverHttp({ names, optionsOf }: Wish): Promise<number> {
  const chosen = [...HTTP_TARGETS].filter(([name]) => names.includes(name));
  if (chosen.length === 0) return 0;
  const ends = new AsyncDisposableStack();
  try {
    const site: Site = await openSite({ log: say, ends });
    let found = 0;
    for (const [name, target] of chosen) {
      const exploration = await target(site, optionsOf(HTTP_RUNS));
      for (const line of toLines(name, exploration)) say(line);
      found += exploration.findings.length;
    }
    const wrong = await site.whatIsWrong();
    for (const sentence of wrong) say(`  FOUND afterwards: ${sentence}`);
    if (wrong.length === 0)
      say('afterwards: every server is healthy, no error was logged, the site answers as before');
    return found + wrong.length;
  } finally {
    await ends.disposeAsync();
  }
}

const HELP = `npm run fuzz [-- <target> ...] [options]

Sends random inputs, prints a line for each target, and for each finding the smallest input with what
repeats it. Exit code 1 when anything is found.

  --runs N    inputs for each target
  --seed S    repeats a run
  --path P    repeats one finding of it`;

command(HELP, async (words) => {
  const wish = readWords(words);
  let found = 0;
  for (const [name, target] of PURE_TARGETS) {
    if (!wish.names.includes(name)) continue;
    const exploration = await target(wish.optionsOf(PURE_RUNS));
    for (const line of toLines(name, exploration)) say(line);
    found += exploration.findings.length;
  }
  found += await tryOverHttp(wish);
  return found === 0 ? 0 : 1;
});
