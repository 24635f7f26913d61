import { isOverBudget, ratioOf } from './comparison.ts';

const pairs = [
  [110, 100],
  [330, 300],
  [90, 100],
  [120, 100],
  [105, 100],
].map(([product = 0, other = 0]) => ({ product, other }));

describe('a comparison', () => {
  it('takes the ratio of each pair, so that a slow moment affects both halves', () => {
    const ratio = ratioOf(pairs);
    expect(ratio.lower).toBeCloseTo(1.05);
    expect(ratio.median).toBeCloseTo(1.1);
    expect(ratio.upper).toBeCloseTo(1.1);
  });

  it('of two zeros is one', () => expect(ratioOf([{ product: 0, other: 0 }]).median).toBe(1));
});

describe('a budget', () => {
  it('is kept while the lower quartile of the ratios is below it', () =>
    expect(isOverBudget(ratioOf(pairs), 1.06)).toBe(false));
  it('is broken when even the lower quartile is above it', () =>
    expect(isOverBudget(ratioOf(pairs), 1.04)).toBe(true));
  it('is kept by a ratio that equals it', () =>
    expect(isOverBudget(ratioOf([{ product: 2, other: 1 }]), 2)).toBe(false));
});
