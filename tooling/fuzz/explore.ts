import fc from 'fast-check';

/** What a target is tried with, and what must hold. */
export interface Subject<Input> {
  readonly input: fc.Arbitrary<Input>;
  /**
   * Tries one input. Returns the name under which its outcome is counted; throws, or rejects, where
   * something is wrong.
   */
  try(input: Input): string | Promise<string>;
  /** Whether a slow try is repeated, because other work of the machine makes single tries slower. */
  readonly isPure: boolean;
}

/** Something that is wrong: the message is the same for every input of one cause. */
export class Finding extends Error {}

export interface ExploreOptions {
  readonly runs: number;
  readonly seed: number;
  /** The path of an input that an earlier run with the same seed has found. */
  readonly path?: string | undefined;
}

export interface FoundInput {
  /** What is wrong, and where it was thrown. */
  readonly what: string;
  /** The smallest input that shows it. */
  readonly input: string;
  readonly seed: number;
  readonly path: string;
}

export interface Exploration {
  readonly runs: number;
  readonly seed: number;
  /** The number of inputs by outcome. */
  readonly outcomes: ReadonlyMap<string, number>;
  readonly findings: readonly FoundInput[];
  /** Milliseconds of the slowest try. */
  readonly slowest: number;
}

/** Different findings after which a target is left. */
const MOST_FINDINGS = 5;
/** Milliseconds for which one input is made smaller. */
const LONGEST_SHRINK = 60_000;
/** Characters of an input that are shown. */
const LONGEST_INPUT = 3000;
const TRIES = 4;

/** Returns what tells a cause from another: the message of a finding, else error and place. */
function causeOf(error: unknown): string {
  if (error instanceof Finding) return error.message;
  const [what = '', place = ''] = (error instanceof Error ? (error.stack ?? '') : String(error))
    .split('\n')
    .filter((line, at) => at === 0 || line.trim().startsWith('at '));
  return `uncaught ${what} ${place.trim()}`;
}

async function timed(work: () => string | Promise<string>): Promise<[string, number]> {
  const start = performance.now();
  const outcome = await work();
  return [outcome, performance.now() - start];
}

/** Tries inputs and counts; known causes and all but the one that is made smaller are let pass. */
class Explorer<Input> {
  readonly outcomes = new Map<string, number>();
  readonly known = new Set<string>();
  slowest = 0;
  #cause: string | undefined;
  #shrinkEnd = Infinity;

  readonly subject: Subject<Input>;
  constructor(subject: Subject<Input>) {
    this.subject = subject;
  }

  /** Begins to look for another cause. Returns the one that was found before, if any. */
  next(): string | undefined {
    const cause = this.#cause;
    if (cause !== undefined) this.known.add(cause);
    this.#cause = undefined;
    this.#shrinkEnd = Infinity;
    return cause;
  }

  #count(outcome: string): void {
    if (this.#cause === undefined)
      this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }

  async try(input: Input): Promise<void> {
    if (performance.now() > this.#shrinkEnd) return;
    try {
      const [outcome, first] = await timed(() => this.subject.try(input));
      this.#count(outcome);
      if (first > this.slowest)
        this.slowest = Math.max(this.slowest, await this.#again(input, first));
    } catch (error) {
      const cause = causeOf(error);
      if (this.known.has(cause)) return this.#count('known finding');
      if (this.#cause !== undefined && this.#cause !== cause) return;
      this.#count('finding');
      if (this.#cause === undefined) this.#shrinkEnd = performance.now() + LONGEST_SHRINK;
      this.#cause = cause;
      throw error;
    }
  }

  async #again(input: Input, first: number): Promise<number> {
    let best = first;
    for (let count = 0; this.subject.isPure && count < TRIES; count++)
      best = Math.min(best, (await timed(() => this.subject.try(input)))[1]);
    return best;
  }
}

/**
 * Tries random inputs, makes each that shows something wrong as small as it can, and goes on to look
 * for other causes.
 */
export async function explore<Input>(
  subject: Subject<Input>,
  { runs, seed, path }: ExploreOptions,
): Promise<Exploration> {
  const explorer = new Explorer(subject);
  const findings: FoundInput[] = [];
  let done = 0;
  let roundSeed = seed;
  while (done < runs && findings.length < MOST_FINDINGS) {
    const result = await fc.check(
      fc.asyncProperty(subject.input, (input) => explorer.try(input)),
      { numRuns: runs - done, seed: roundSeed, ...(path !== undefined && { path }) },
    );
    done += result.numRuns;
    const what = explorer.next();
    if (what === undefined || result.counterexamplePath === null) break;
    const input = fc.stringify(result.counterexample?.[0]).slice(0, LONGEST_INPUT);
    findings.push({ what, input, seed: roundSeed, path: result.counterexamplePath });
    if (path !== undefined) break;
    roundSeed += 1;
  }
  const { outcomes, slowest } = explorer;
  return { runs: done, seed, outcomes, findings, slowest };
}
