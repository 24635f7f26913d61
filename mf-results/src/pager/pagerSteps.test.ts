import fc from 'fast-check';
import { pagerSteps } from './pagerSteps.ts';

describe('the steps of the pager', () => {
  it('[R2.15] are the first, the last, the present page and its neighbours', () => {
    expect(pagerSteps(5, 15)).toEqual([1, 'gap', 4, 5, 6, 'gap', 15]);
    expect(pagerSteps(1, 15)).toEqual([1, 2, 'gap', 15]);
    expect(pagerSteps(15, 15)).toEqual([1, 'gap', 14, 15]);
  });

  it('show a page instead of a gap of one page', () => {
    expect(pagerSteps(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagerSteps(3, 4)).toEqual([1, 2, 3, 4]);
  });

  it('[R2.15] always rise, contain both ends and the present page, and hide two pages or more in each gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        (one, other) => {
          const page = Math.min(one, other);
          const pages = Math.max(one, other);
          const steps = pagerSteps(page, pages);
          const numbers = steps.filter((step) => step !== 'gap');
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
          steps.forEach((step, index) => {
            const before = steps[index - 1];
            const after = steps[index + 1];
            if (step === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
            else if (typeof before === 'number') expect(step - before).toBe(1);
          });
          expect(steps.length).toBeLessThanOrEqual(7);
        },
      ),
    );
  });
});
