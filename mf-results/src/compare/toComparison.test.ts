import fc from 'fast-check';
import { aCourse, aPlan } from 'shared-contracts/testing';
import { bestOf, bestPrice, toComparison } from './toComparison.ts';

describe('what a comparison says', () => {
  it('takes the cheapest plan of each course, whatever the order they come in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 3000, max: 40_000 }), { minLength: 1, maxLength: 12 }),
        (prices) => {
          const plans = prices.map((price, index) => aPlan({ courseId: 7, id: index, price }));
          const [course] = toComparison(
            [aCourse({ id: 7 })],
            [aPlan({ courseId: 8, price: 1 }), ...plans],
            () => 0,
          );
          expect(course?.plan?.price).toBe(Math.min(...prices));
        },
      ),
    );
  });

  it('knows a course of which no plan fits', () => {
    expect(toComparison([aCourse()], [], () => 500)).toMatchObject([
      { plan: undefined, playStyle: 'none', lunch: 'none', coupon: 500 },
    ]);
  });

  it('marks the best, all of them where several are equal, and none where all are alike', () => {
    expect(bestOf([3, 5, 5], 'highest')).toEqual([1, 2]);
    expect(bestOf([3, undefined, 5], 'lowest')).toEqual([0]);
    expect(bestOf([4, 4], 'highest')).toEqual([]);
    expect(bestOf([undefined, 4], 'highest')).toEqual([]);
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }), { maxLength: 4 }),
        (values) => {
          const known = values.filter((value) => value !== undefined);
          for (const index of bestOf(values, 'highest'))
            expect(values[index]).toBe(Math.max(...known));
        },
      ),
    );
  });

  it('[R2.15] marks the lowest price of like rounds, and none where a half round stands beside a full one', () => {
    const aRound = fc.record({
      price: fc.integer({ min: 3000, max: 40_000 }),
      halfRound: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(aRound, { minLength: 2, maxLength: 4 }), (rounds) => {
        const courses = toComparison(
          rounds.map((_, id) => aCourse({ id })),
          rounds.map((round, courseId) => aPlan({ courseId, ...round })),
          () => 0,
        );
        const alike = rounds.every(({ halfRound }) => halfRound === rounds[0]?.halfRound);
        expect(bestPrice(courses)).toEqual(
          alike
            ? bestOf(
                rounds.map(({ price }) => price),
                'lowest',
              )
            : [],
        );
      }),
    );
  });
});
