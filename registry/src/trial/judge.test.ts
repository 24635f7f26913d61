import { NO_VISITS, rolloutRules, type VisitCounts } from 'shared-contracts/release';
import { seeded } from '../testing/seeded.ts';
import { besideStable } from './comparison.ts';
import { judge as judgeBy } from './judge.ts';

const SHARE = 0.1;

const USUAL = besideStable(rolloutRules.parse({}));
/** The strictest rules that a team can have. */
const STRICTEST = besideStable(
  rolloutRules.parse({ worseBy: { failed: 0.01, slow: 0.03, unheard: 0.02 } }),
);
function judge(base: VisitCounts, counts: VisitCounts, comparison = USUAL) {
  return judgeBy(base, counts, comparison);
}

/** What a registry is told of so many documents in which it happened so often. */
const COUNTS = {
  failed: (visits, failed) => ({ visits, failed }),
  slow: (visits, slow) => ({ visits, slow }),
  // a document that hangs reports no visit: the others all went well
  hung: (issued, hung) => ({ visits: issued - hung, issued, heard: issued - hung }),
} satisfies Record<string, (documents: number, happened: number) => Partial<VisitCounts>>;
type Kind = keyof typeof COUNTS;

/**
 * Simulates visits one by one; one of ten gets the canary. Returns the canary's visits at the time
 * it is taken back, or undefined if it is not.
 */
function takenBackAfter(
  random: () => number,
  rates: { readonly stable: number; readonly canary: number },
  visits: number,
  kind: Kind,
  comparison = USUAL,
): number | undefined {
  const stable = { visits: 0, happened: 0 };
  const canary = { visits: 0, happened: 0 };
  const toCounts = ({ visits: seen, happened }: typeof stable): VisitCounts => ({
    ...NO_VISITS,
    ...COUNTS[kind](seen, happened),
  });
  while (canary.visits < visits) {
    const isCanary = random() < SHARE;
    const counted = isCanary ? canary : stable;
    counted.visits += 1;
    if (random() < (isCanary ? rates.canary : rates.stable)) counted.happened += 1;
    if (isCanary && judge(toCounts(stable), toCounts(canary), comparison).is === 'worse')
      return canary.visits;
  }
  return undefined;
}

const TRIALS = 1000;
function outcomes(
  rates: { readonly stable: number; readonly canary: number },
  kind: Kind = 'failed',
  visits = 200,
  comparison = USUAL,
) {
  const random = seeded(20261121);
  return Array.from({ length: TRIALS }, () =>
    takenBackAfter(random, rates, visits, kind, comparison),
  );
}

describe('the verdict on a canary', () => {
  it.each([0, 0.002, 0.01, 0.05, 0.2])(
    '[R10.04] takes back fewer than 1 %% of canaries that equal a stable version with a failure rate of %d',
    (rate) => {
      expect(
        outcomes({ stable: rate, canary: rate }).filter((after) => after !== undefined).length,
      ).toBeLessThan(TRIALS / 100);
    },
  );

  it.each([0, 0.01, 0.03])(
    '[R10.04] takes back 99 %% of canaries that fail one more visit in five within 200 visits; stable rate %d',
    (rate) => {
      expect(
        outcomes({ stable: rate, canary: 0.2 + rate }).filter((after) => after !== undefined)
          .length,
      ).toBeGreaterThanOrEqual(0.99 * TRIALS);
    },
  );

  it('[R10.04] takes back by the strictest rules of a team what the usual ones keep, and no more that equal the stable version', () => {
    const taken = (canary: number, comparison: typeof USUAL) =>
      outcomes({ stable: 0.005, canary }, 'failed', 1500, comparison).filter(
        (after) => after !== undefined,
      ).length;
    expect(taken(0.02, STRICTEST)).toBeGreaterThan(0.9 * TRIALS);
    expect(taken(0.02, USUAL)).toBeLessThan(0.4 * TRIALS);
    expect(taken(0.005, STRICTEST)).toBeLessThan(TRIALS / 100);
  });

  it('[R10.04] raises no more false alarms in a long trial', () => {
    expect(
      outcomes({ stable: 0.02, canary: 0.02 }, 'failed', 600).filter((after) => after !== undefined)
        .length,
    ).toBeLessThan(TRIALS / 100);
  });

  it('[R10.04] finds a canary that is slow in half of its visits, but not one that is as slow as the stable version', () => {
    expect(
      outcomes({ stable: 0.15, canary: 0.5 }, 'slow').filter((after) => after !== undefined).length,
    ).toBeGreaterThanOrEqual(0.99 * TRIALS);
    expect(
      outcomes({ stable: 0.15, canary: 0.15 }, 'slow').filter((after) => after !== undefined)
        .length,
    ).toBeLessThan(TRIALS / 100);
  });

  it.each([0, 0.05, 0.15])(
    '[R10.04] takes back 99 %% of canaries that hang in one more document of five, and fewer than 1 %% of those that are lost as often as the stable version; stable rate %d',
    (rate) => {
      const taken = (canary: number) =>
        outcomes({ stable: rate, canary }, 'hung').filter((after) => after !== undefined).length;
      expect(taken(0.2 + rate)).toBeGreaterThanOrEqual(0.99 * TRIALS);
      expect(taken(rate)).toBeLessThan(TRIALS / 100);
    },
  );

  it('[R10.04] comes for a canary that hangs everywhere, of which no visit is ever told', () => {
    expect(
      judge({ ...NO_VISITS, visits: 180, issued: 190, heard: 182 }, { ...NO_VISITS, issued: 14 }),
    ).toEqual({
      is: 'worse',
      why: '14 of 14 documents fell silent, as one that hangs does (100.0 %); with the stable version 8 of 190 (4.2 %)',
    });
  });

  // the default of VISITS_PER_NETWORK, a setting of the shell's server
  const OF_ONE_NETWORK = 2;
  it.each([0.01, 0.05, 0.1, 0.5])(
    '[R10.04] does not turn on the visits that one network can forge in a day, at a share of %d',
    (share) => {
      for (let honest = 0; honest < 1000; honest += 1) {
        const stable = { ...NO_VISITS, visits: Math.round((honest * (1 - share)) / share) };
        expect(
          judge(stable, { ...NO_VISITS, visits: honest + OF_ONE_NETWORK, failed: OF_ONE_NETWORK })
            .is,
        ).not.toBe('worse');
        const heard = { ...stable, issued: stable.visits, heard: stable.visits };
        expect(
          judge(heard, { ...NO_VISITS, issued: honest + OF_ONE_NETWORK, heard: honest }).is,
        ).not.toBe('worse');
      }
    },
  );

  it('[R10.04] waits for enough visits of both versions, and gives the figures', () => {
    const stable = { ...NO_VISITS, visits: 180, failed: 2 };
    expect(judge({ ...NO_VISITS, visits: 3 }, { ...NO_VISITS, visits: 40, failed: 40 }).is).toBe(
      'unproven',
    );
    expect(judge(stable, { ...NO_VISITS, visits: 5, failed: 5 }).is).toBe('unproven');
    const broken = { ...NO_VISITS, visits: 40, failed: 9, errored: 7, blank: 2, renderFailed: 1 };
    expect(judge(stable, broken)).toEqual({
      is: 'worse',
      why: '9 of 40 visits failed (22.5 %): 7 threw an error, 2 showed nothing, 1 could not be rendered by the server; with the stable version 2 of 180 (1.1 %)',
    });
    expect(judge(stable, { ...NO_VISITS, visits: 100 }).is).toBe('well');
  });

  it('[R10.04] is neither well nor worse while the visits speak for neither', () => {
    const stable = { ...NO_VISITS, visits: 180, failed: 2 };
    for (const counts of [
      { visits: 20, failed: 0 },
      { visits: 40, failed: 2 },
    ])
      expect(judge(stable, { ...NO_VISITS, ...counts })).toEqual({
        is: 'unproven',
        why: `${counts.visits} visits do not tell yet`,
      });
  });

  it('[R10.04] does not call a canary well whose documents were not heard of, though its visits are', () => {
    const stable = { ...NO_VISITS, visits: 300, issued: 310, heard: 300 };
    const canary = { ...NO_VISITS, visits: 200, issued: 205, heard: 200 };
    expect(judge(stable, canary).is).toBe('well');
    expect(judge(stable, { ...canary, issued: 300 })).toEqual({
      is: 'worse',
      why: '100 of 300 documents fell silent, as one that hangs does (33.3 %); with the stable version 10 of 310 (3.2 %)',
    });
    // later documents than were counted are no reason
    expect(judge(stable, { ...canary, issued: 190 }).is).toBe('well');
  });
});
