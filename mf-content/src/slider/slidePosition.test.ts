import fc from 'fast-check';
import { toSlidePosition } from './slidePosition.ts';

const three = { clientWidth: 880, scrollWidth: 1470, step: 294.67 };

describe('toSlidePosition', () => {
  it('counts pages of as many slides as fit', () => {
    expect(toSlidePosition({ ...three, scrollLeft: 0 }, 5)).toMatchObject({ page: 1, pages: 2 });
    expect(toSlidePosition({ ...three, scrollLeft: 590 }, 5)).toMatchObject({ page: 2, pages: 2 });
    expect(
      toSlidePosition({ clientWidth: 370, scrollWidth: 1267, step: 316.7, scrollLeft: 634 }, 4),
    ).toMatchObject({ page: 3, pages: 4 });
  });

  it('has one page when all slides fit', () => {
    expect(
      toSlidePosition({ clientWidth: 880, scrollWidth: 880, step: 294.67, scrollLeft: 0 }, 3),
    ).toMatchObject({ page: 1, pages: 1 });
  });

  it('stays within its pages at every scroll position', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: 0, max: 2000 }),
        fc.double({ min: 0, max: 900, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        (scrollLeft, clientWidth, step, count) => {
          const { page, pages } = toSlidePosition(
            { scrollLeft, clientWidth, scrollWidth: step * count, step },
            count,
          );
          expect(page).toBeGreaterThanOrEqual(1);
          expect(page).toBeLessThanOrEqual(pages);
          expect(pages).toBeLessThanOrEqual(count);
        },
      ),
    );
  });
});
