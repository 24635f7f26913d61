import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { seeded } from 'registry/testing/seeded';
import { widgetFiles } from 'registry/testing';
import { median, quantile } from '../statistics/quantile.ts';
import { type Conduct, KINDS, STABLE } from './conduct.ts';
import { type Builds, type Outcome, simulateTrial } from './simulateTrial.ts';

/** The same chances in every run. */
const SEED = 20261121;
/** Of good canaries, one of so many may be stopped. */
const FALSE_ALARMS = 100;

export interface CanaryBench {
  /** How many trials, of all kinds together. */
  readonly trials: number;
  readonly log: (line: string) => void;
}

async function build(folder: string, version: string): Promise<string> {
  const output = join(folder, version);
  for (const [path, text] of Object.entries(widgetFiles({ version }))) {
    await mkdir(dirname(join(output, path)), { recursive: true });
    await writeFile(join(output, path), text);
  }
  return output;
}

/** A line of a table, as the documentation has it. */
function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const HEAD = [
  'canary',
  'taken back',
  'after documents (median, p95)',
  'after minutes (median, p95)',
  'ended at 10, 25, 50, 100 %',
];

/** One line of the table: a kind, and how its trials have ended. */
function toLine(kind: string, outcomes: readonly Outcome[]): string {
  const stopped = outcomes.filter((outcome) => outcome.stopped);
  const shares = [10, 25, 50, 100].map(
    (share) => outcomes.filter((outcome) => outcome.share === share).length,
  );
  const figures = (of: (outcome: Outcome) => number) =>
    stopped.length === 0
      ? ''
      : [median(stopped.map(of)), quantile(stopped.map(of), 0.95)].map(Math.round).join(', ');
  return toRow([
    kind,
    `${stopped.length} of ${outcomes.length}`,
    figures(({ documents }) => documents),
    figures(({ minutes }) => minutes),
    shares.join(', '),
  ]);
}

/** Returns what is not as it must be: each bad canary is stopped, and of good ones hardly one. */
function problemOf(kind: string, conduct: Conduct, outcomes: readonly Outcome[]): string[] {
  const stopped = outcomes.filter((outcome) => outcome.stopped).length;
  const isRight =
    conduct === STABLE ? stopped * FALSE_ALARMS <= outcomes.length : stopped === outcomes.length;
  return isRight ? [] : [`${kind}: ${stopped} of ${outcomes.length} were stopped`];
}

/** R10.04: simulates trials of each kind of canary with a registry, and says how they have ended. Resolves with what is not as it must be. */
export async function benchCanaries({ trials, log }: CanaryBench): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'canaries-'));
  const random = seeded(SEED);
  try {
    const builds: Builds = {
      '1.0.0': await build(folder, '1.0.0'),
      '1.1.0': await build(folder, '1.1.0'),
    };
    const broken: string[] = [];
    for (const line of [HEAD, HEAD.map(() => '---')].map(toRow)) log(line);
    for (const [kind, conduct] of KINDS) {
      const outcomes: Outcome[] = [];
      while (outcomes.length < Math.ceil(trials / KINDS.size))
        // oxlint-disable-next-line no-await-in-loop -- all take their chances from one seed
        outcomes.push(await simulateTrial(conduct, builds, random));
      log(toLine(kind, outcomes));
      broken.push(...problemOf(kind, conduct, outcomes));
    }
    return broken;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
