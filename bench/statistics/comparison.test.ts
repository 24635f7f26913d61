import { compare, isOverBudget } from './comparison.ts';

const pairs = [
  [110, 100],
  [330, 300],
  [90, 100],
  [120, 100],
  [105, 100],
].map(([product = 0, monolith = 0]) => ({ product, monolith }));

describe('a comparison', () => {
  it('takes the ratio of each pair, so that a slow moment affects both halves', () => {
    const { product, monolith, ratio } = compare(pairs);
    expect([product, monolith]).toEqual([110, 100]);
    expect(ratio.lower).toBeCloseTo(1.05);
    expect(ratio.median).toBeCloseTo(1.1);
    expect(ratio.upper).toBeCloseTo(1.1);
  });

  it('of two zeros is one', () =>
    expect(compare([{ product: 0, monolith: 0 }]).ratio.median).toBe(1));
});

describe('a budget', () => {
  it('is kept while the lower quartile of the ratios is below it', () =>
    expect(isOverBudget(compare(pairs), 1.06)).toBe(false));
  it('is broken when even the lower quartile is above it', () =>
    expect(isOverBudget(compare(pairs), 1.04)).toBe(true));
  it('is kept by a ratio that equals it', () =>
    expect(isOverBudget(compare([{ product: 2, monolith: 1 }]), 2)).toBe(false));
});
