import { parseArgs } from 'node:util';
import { benchCanaries } from 'bench/canaries/benchCanaries.ts';
import { benchBytes } from 'bench/first-load/benchBytes.ts';
import { benchInventory } from 'bench/inventory/benchInventory.ts';
import { benchKit } from 'bench/kit/benchKit.ts';
import { benchHostile } from 'bench/hostile/benchHostile.ts';
import { benchMemory } from 'bench/memory/benchMemory.ts';
import { benchOverload } from 'bench/overload/benchOverload.ts';
import { benchPages } from 'bench/page/benchPages.ts';
import { readOthers } from 'bench/page/variants.ts';
import { benchRestarts } from 'bench/restarts/benchRestarts.ts';
import { benchServers } from 'bench/servers/benchServers.ts';
import { ALL_COURSES } from 'gateway/src/inventory/filling/courseIds.ts';
import { command, say, sayAside, untilAskedToStop } from '../console/command.ts';
import { expectNumber, expectWords } from '../console/words.ts';

const HELP = `npm run bench -- page | bytes | servers | overload | inventory | memory | hostile | restarts | canaries | kit [options]

Measures, and ends with exit code 1 when something is not as it must be.

  page       the product beside other builds of the same sources   [--runs N] [--variants a,b,c,d] [--short] [--json]
  bytes      what each part loads at first                         [--record accepts the present bytes]
  servers    how fast the servers answer                           [--runs N] [--short] [--tenfold]
  overload   more than the servers hold                            [--seconds N] [--times N ...] [--processes N|auto] [--short]
  inventory  changes of stock and prices beside searches           [--seconds N] [--changes N] [--searches N]
  memory     versions that are published between documents         [--requests N] [--versions N] [--short]
  hostile    documents beside a version that does harm             [--requests N] [--short]
  restarts   servers that are restarted and killed under load      [--rounds N] [--caddy] [--short]
  canaries   simulated trials: how many bad versions are stopped   [--trials N]
  kit        how long the lines of docs/own-repository.md take`;

const FULL_OVERLOAD = { scale: 1, seconds: '20', times: ['2', '10'], processes: 'auto' };
const FULL_HOSTILE = { scale: 0.2, requests: '1000' };
const SHORT_HOSTILE = { scale: 0.02, requests: '16' };
const FULL_MEMORY = { scale: 0.2, requests: '100000', versions: '100' };
const SHORT_MEMORY = { scale: 0.02, requests: '100', versions: '5' };
const SHORT_OVERLOAD = { scale: 0.02, seconds: '1', times: ['10'], processes: '1' };

/** A bench: resolves with one sentence for everything that is not as it must be. */
type Bench = (ends: AsyncDisposableStack) => Promise<readonly string[]>;

function toRuns(runs = '', usual: number): number {
  if (runs === '') return usual;
  expectNumber('runs', runs, { most: 99 });
  return Number(runs);
}

function pagesOf(args: string[]): Bench {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string' },
      variants: { type: 'string', default: 'a,b,c,d' },
      short: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { short: isShort, json: isJson } = values;
  const runs = toRuns(values.runs, isShort ? 1 : 9);
  const others = readOthers(values.variants);
  return async (ends) => {
    const { pages, broken } = await benchPages({
      runs,
      others,
      isShort,
      log: isJson ? sayAside : say,
      ends,
    });
    if (isJson) say(JSON.stringify({ pages, broken }, null, 2));
    return broken;
  };
}

function serversOf(args: string[]): Bench {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string' },
      short: { type: 'boolean', default: false },
      tenfold: { type: 'boolean', default: false },
    },
  });
  const { short: isShort, tenfold: withTenfold } = values;
  const rounds = toRuns(values.runs, isShort ? 1 : 5);
  return (ends) => benchServers({ rounds, isShort, withTenfold, log: say, ends });
}

/** Answers that SQL has to give, too, which takes it about as long as the load of a minute. */
const MOST_COMPARED = 3000;

/** For how long, and how many changes and searches a second. */
function inventoryOf(args: string[]): Bench {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '60' },
      changes: { type: 'string', default: '500' },
      searches: { type: 'string', default: '500' },
    },
  });
  const { seconds, changes, searches } = values;
  for (const [flag, number] of Object.entries(values)) expectNumber(flag, number, { most: 9999 });
  return (ends) =>
    benchInventory({
      courses: ALL_COURSES,
      seconds: Number(seconds),
      changesPerSecond: Number(changes),
      searchesPerSecond: Number(searches),
      comparedOneIn: Math.ceil((Number(seconds) * Number(searches)) / MOST_COMPARED),
      log: say,
      ends,
    });
}

/** For how long, how many times what the servers hold, and in how many processes they serve. */
function overloadOf(args: string[]): Bench {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string' },
      times: { type: 'string', multiple: true },
      processes: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  const usual = values.short ? SHORT_OVERLOAD : FULL_OVERLOAD;
  const { seconds = usual.seconds, times = usual.times, processes = usual.processes } = values;
  expectNumber('seconds', seconds, { most: 999 });
  for (const number of times) expectNumber('times', number, { most: 999 });
  if (processes !== 'auto') expectNumber('processes', processes, { most: 99 });
  return (ends) =>
    benchOverload({
      scale: usual.scale,
      seconds: Number(seconds),
      times: times.map(Number),
      processes,
      hasAims: !values.short,
      log: say,
      ends,
    });
}

/** How many documents and versions. The short form shows that the bench works, and has no aim. */
function memoryOf(args: string[]): Bench {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string' },
      versions: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  const usual = values.short ? SHORT_MEMORY : FULL_MEMORY;
  const { requests = usual.requests, versions = usual.versions } = values;
  expectNumber('requests', requests, { most: 9_999_999 });
  expectNumber('versions', versions, { least: 5, most: 999 });
  return (ends) =>
    benchMemory({
      requests: Number(requests),
      versions: Number(versions),
      scale: usual.scale,
      hasAim: !values.short,
      log: say,
      ends,
    });
}

/** How many documents of each page. The short form shows that the bench works, and has no aim. */
function hostileOf(args: string[]): Bench {
  const { values } = parseArgs({
    args,
    options: { requests: { type: 'string' }, short: { type: 'boolean', default: false } },
  });
  const usual = values.short ? SHORT_HOSTILE : FULL_HOSTILE;
  const { requests = usual.requests } = values;
  expectNumber('requests', requests, { most: 99_999 });
  return (ends) =>
    benchHostile({
      requests: Number(requests),
      scale: usual.scale,
      hasAim: !values.short,
      log: say,
      ends,
    });
}

/** `--record` accepts the present bytes. */
function bytesOf(args: string[]): Bench {
  const { values } = parseArgs({ args, options: { record: { type: 'boolean', default: false } } });
  return () => benchBytes({ isRecord: values.record, log: say });
}

const FULL_RESTARTS = { scale: 0.2, callers: 8, rounds: '5' };
const SHORT_RESTARTS = { scale: 0.02, callers: 3, rounds: '1' };

/** How often each server is restarted and killed; `--caddy` puts Caddy before them. */
function restartsOf(args: string[]): Bench {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      caddy: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
    },
  });
  const usual = values.short ? SHORT_RESTARTS : FULL_RESTARTS;
  const { rounds = usual.rounds } = values;
  expectNumber('rounds', rounds, { most: 99 });
  const { scale, callers } = usual;
  return (ends) =>
    benchRestarts({
      scale,
      callers,
      rounds: Number(rounds),
      isBehindCaddy: values.caddy,
      log: say,
      ends,
    });
}

/** How many trials, of each kind as many. */
function canariesOf(args: string[]): Bench {
  const { values } = parseArgs({ args, options: { trials: { type: 'string', default: '1000' } } });
  if (!/^[1-9]\d{0,4}$/.test(values.trials)) throw new Error(HELP);
  return () => benchCanaries({ trials: Number(values.trials), log: say });
}

function kitOf(args: string[]): Bench {
  expectWords(args, []);
  return () => benchKit({ log: say });
}

const BENCHES = new Map([
  ['bytes', bytesOf],
  ['canaries', canariesOf],
  ['hostile', hostileOf],
  ['kit', kitOf],
  ['memory', memoryOf],
  ['overload', overloadOf],
  ['page', pagesOf],
  ['restarts', restartsOf],
  ['servers', serversOf],
  ['inventory', inventoryOf],
]);

function readWords([what = '', ...args]: readonly string[]): Bench {
  if (what !== '') expectWords([what], [...BENCHES.keys()]);
  const benchOf = BENCHES.get(what);
  if (benchOf === undefined) throw new Error(HELP);
  return benchOf(args);
}

command(HELP, async (words) => {
  const bench = readWords(words);
  const ends = new AsyncDisposableStack();
  const askedToStop = untilAskedToStop().then(() => undefined);
  try {
    const broken = await Promise.race([bench(ends), askedToStop]);
    for (const sentence of broken ?? []) sayAside(`\nBROKEN ${sentence}`);
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
