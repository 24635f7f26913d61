import fc from 'fast-check';
import { FittingPlans } from './fittingPlans.ts';
import { toPlanSets } from './planBits.ts';

const word = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const flagWords = fc.array(fc.oneof(word, fc.constantFrom(0, 1, 2, 3, 6)), {
  minLength: 1,
  maxLength: 80,
});
const wanted = fc.constantFrom(0, 1, 2, 3, 4, 2 ** 30);

function columnsOf(flags: readonly number[]) {
  return {
    plans: { flags: Int32Array.from(flags) },
    planStart: Int32Array.of(0, flags.length),
    titleOfPlan: Int32Array.from(flags, (_, plan) => plan),
  };
}

describe('the sets of plans', () => {
  it('hold the plans that fit by flags and words, as one look at each plan finds them', () => {
    fc.assert(
      fc.property(
        flagWords,
        wanted,
        wanted,
        fc.array(wanted, { maxLength: 2 }),
        fc.array(fc.nat(2), { maxLength: 2 }),
        fc.infiniteStream(fc.boolean()),
        (flags, planFlags, withoutPlanFlags, anyPlanFlags, keywords, fits) => {
          // by keyword, whether each title has it; the name of the course has none
          const titles = keywords.map(() =>
            Uint8Array.from(flags, () => Number(fits.next().value)),
          );
          const sets = toPlanSets(columnsOf(flags), {
            names: () => new Uint8Array(1),
            titles: (pattern) => titles[Number(pattern)] ?? new Uint8Array(),
          });
          const keywordPatterns = keywords.map((_, place) => String(place));
          const criteria = { planFlags, withoutPlanFlags, anyPlanFlags, keywordPatterns };
          const found = new FittingPlans(sets, criteria);
          const expected = flags.map(
            (own, plan) =>
              (own & planFlags) === planFlags &&
              (own & withoutPlanFlags) === 0 &&
              anyPlanFlags.every((bits) => (own & bits) !== 0) &&
              titles.every((each) => each[plan] === 1),
          );
          expect(flags.map((_, plan) => found.has(plan))).toEqual(expected);
        },
      ),
    );
  });

  it('find the next plan of a course, and the end where there is none', () => {
    fc.assert(
      fc.property(flagWords, fc.nat(80), fc.nat(80), (flags, one, other) => {
        const start = Math.min(one, other, flags.length);
        const end = Math.min(Math.max(one, other), flags.length);
        const sets = toPlanSets(columnsOf(flags), {
          names: () => new Uint8Array(1),
          titles: () => new Uint8Array(),
        });
        const having = new FittingPlans(sets, {
          planFlags: 2,
          withoutPlanFlags: 0,
          anyPlanFlags: [],
          keywordPatterns: [],
        });
        const places = flags.flatMap((own, plan) => ((own & 2) !== 0 ? [plan] : []));
        expect(having.next(start, end)).toBe(
          places.find((plan) => plan >= start && plan < end) ?? end,
        );
      }),
    );
  });
});
