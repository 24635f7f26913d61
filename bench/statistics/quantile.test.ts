import fc from 'fast-check';
import { median, quantile } from './quantile.ts';

const figures = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), {
  minLength: 1,
  maxLength: 30,
});

describe('a quantile', () => {
  it.each([
    [[7], 0.25, 7],
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[9, 1, 5, 3, 7], 0.25, 3],
    [[1, 2, 3, 4], 0.75, 3.25],
  ])('of %j at %d is %d', (numbers, share, expected) =>
    expect(quantile(numbers, share)).toBeCloseTo(expected),
  );

  it('lies between the least and the greatest, and grows with the share', () => {
    fc.assert(
      fc.property(figures, (numbers) => {
        const lower = quantile(numbers, 0.25);
        const middle = median(numbers);
        const upper = quantile(numbers, 0.75);
        expect(lower).toBeGreaterThanOrEqual(Math.min(...numbers));
        expect(upper).toBeLessThanOrEqual(Math.max(...numbers));
        expect(lower <= middle && middle <= upper).toBe(true);
      }),
    );
  });

  it('does not depend on the order, and does not change the list', () => {
    const numbers = Object.freeze([5, 2, 8, 1]);
    expect(median(numbers)).toBe(median(numbers.toReversed()));
  });

  it('of an empty list is refused', () => expect(() => median([])).toThrow('empty list'));
});
