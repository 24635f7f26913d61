import { NO_VISITS, rolloutRules, type VisitCounts } from 'shared-contracts/release';
import { seeded } from '../testing/seeded.ts';
import { afterVersion } from './comparison.ts';
import { judge } from './judge.ts';

const AFTER = afterVersion('1.0.0', rolloutRules.parse({}));
const TRIALS = 1000;
/** As many visits as a watch has at most on a busy site. */
const VISITS = 5000;

/** What a registry is told of so many documents in which it happened so often. */
const COUNTS = {
  failed: (visits, failed) => ({ visits, failed }),
  // a document that hangs reports no visit: the others all went well
  unheard: (issued, hung) => ({ visits: issued - hung, issued, heard: issued - hung }),
} satisfies Record<string, (documents: number, happened: number) => Partial<VisitCounts>>;
type Kind = keyof typeof COUNTS;

interface Rates {
  readonly before: number;
  readonly watched: number;
}

/**
 * Simulates watches of so many visits after a version of which so many visits are known. Returns after how
 * many visits each one was taken back, the soonest first.
 */
function takenBack(rates: Rates, known: number, kind: Kind, visits = VISITS): number[] {
  const random = seeded(20261127);
  const toCounts = (of: number, happened: number) => ({
    ...NO_VISITS,
    ...COUNTS[kind](of, happened),
  });
  const watch = () => {
    let failedBefore = 0;
    for (let visit = 0; visit < known; visit += 1) if (random() < rates.before) failedBefore += 1;
    const before = toCounts(known, failedBefore);
    let happened = 0;
    for (let seen = 1; seen <= visits; seen += 1) {
      if (random() >= rates.watched) continue;
      happened += 1;
      // only what goes wrong speaks against it
      if (judge(before, toCounts(seen, happened), AFTER).is === 'worse') return seen;
    }
    return Infinity;
  };
  return Array.from({ length: TRIALS }, watch)
    .filter(Number.isFinite)
    .toSorted((one, other) => one - other);
}

describe.each(['failed', 'unheard'] as const)('the verdict on a watched version: %s', (kind) => {
  it.each([
    [0, 1000],
    [0.01, 1000],
    [0.03, 1000],
    [0.01, 300],
  ])(
    '[R10.04] takes back 99 %% of those that are worse in one more visit of five; rate before %d, of which %d visits are known',
    (before, known) => {
      const taken = takenBack({ before, watched: before + 0.2 }, known, kind);
      expect(taken.length).toBeGreaterThanOrEqual(0.99 * TRIALS);
    },
  );

  it.each([
    [0, 1000],
    [0.002, 1000],
    [0.01, 1000],
    [0.05, 1000],
    [0.2, 1000],
    [0.01, 100],
    [0.05, 100],
    [0.2, 100],
    [0.05, 20],
    [0.2, 20],
    [0.05, 0],
    [0.2, 0],
  ])(
    '[R10.04] takes back fewer than 1 %% of those that are as good as the version before; rate %d, of which %d visits are known',
    (rate, known) => {
      const taken = takenBack({ before: rate, watched: rate }, known, kind);
      expect(taken.length).toBeLessThan(TRIALS / 100);
    },
  );

  it('[R10.04] takes back one that is broken for everybody, also after a version of which nothing is known', () => {
    expect(takenBack({ before: 0, watched: 1 }, 0, kind).at(-1)).toBeLessThanOrEqual(60);
    expect(takenBack({ before: 0.01, watched: 1 }, 1000, kind).at(-1)).toBeLessThanOrEqual(12);
  });
});

it('[R10.04] a slow hour of the site does not speak against a watched version', () => {
  const before = { ...NO_VISITS, visits: 1000, slow: 10 };
  expect(judge(before, { ...NO_VISITS, visits: 1000, slow: 900 }, AFTER)).toEqual({
    is: 'well',
    why: 'no worse than the version before (1.0.0) in 1000 visits',
  });
});
