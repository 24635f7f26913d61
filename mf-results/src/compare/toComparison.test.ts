import fc from 'fast-check';
import { aCourse, aPlan } from 'shared-contracts/testing';
import { bestOf, bestPrice, toComparison } from './toComparison.ts';

describe('the data of a comparison', () => {
  it('takes the cheapest plan of each course, whatever their order', () => {
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

  it('includes a course without a plan that fits', () => {
    expect(toComparison([aCourse()], [], () => 500)).toMatchObject([
      { plan: undefined, playStyle: 'none', lunch: 'none', coupon: 500 },
    ]);
  });

  it('marks all equal best values, and none when all values are equal', () => {
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

  it('[R2.15] marks the lowest price, but none when a half round stands beside a full round', () => {
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
