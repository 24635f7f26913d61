import { readingOn } from '../../testing/readingOn.ts';
import { FEE_MAX_CHOICES, FEE_MIN_CHOICES, toRatesMin } from '../index.ts';

const read = readingOn('2026-11-21');
function rates(min: string, max: string) {
  const { condition, error } = read(`area=12&play_fee_min=${min}&play_fee_max=${max}`);
  return [condition.ratesMin, condition.ratesMax, error?.code ?? ''];
}

describe('the fee of a query', () => {
  it('[R5.17] is read when both limits are allowed; an empty limit means none', () => {
    expect(rates('5000', '26000')).toEqual([5000, 26_000, '']);
    expect(rates('', '')).toEqual([0, 0, '']);
    expect(rates('0', '5000')).toEqual([0, 5000, '']);
    expect(rates('25000', '0')).toEqual([25_000, 0, '']);
    expect(rates('１００００', '10000')).toEqual([10_000, 10_000, '']);
  });

  it('[R5.17] [R5.02] has a minimum that does not exceed its maximum', () => {
    expect(rates('12000', '11000')).toEqual([0, 0, 'C000005']);
    expect(read('area=12&play_fee_min=12000&play_fee_max=11000')).toMatchObject({
      error: { field: 'ratesMin', message: '料金の設定が正しくありません。' },
      dropped: ['play_fee_min', 'play_fee_max'],
    });
  });

  it('[R5.17] loses both limits when the minimum is invalid, and only the maximum when the maximum is', () => {
    expect(rates('5500', '12000')).toEqual([0, 0, 'C000005']);
    expect(rates('abc', '12000')).toEqual([0, 0, 'C000005']);
    expect(rates('5000', '27000')).toEqual([5000, 0, 'C000005']);
    expect(rates('5000', '1e4')).toEqual([5000, 0, 'C000005']);
  });

  it('[R5.04] has choices from 4,000 and is accepted from 5,000: choosing 4,000 means no minimum', () => {
    expect([FEE_MIN_CHOICES[0], FEE_MIN_CHOICES.at(-1), FEE_MIN_CHOICES.length]).toEqual([
      4000, 25_000, 22,
    ]);
    expect([FEE_MAX_CHOICES[0], FEE_MAX_CHOICES.at(-1), FEE_MAX_CHOICES.length]).toEqual([
      5000, 26_000, 22,
    ]);
    expect(rates('4000', '')).toEqual([0, 0, 'C000005']);
    expect(rates('26000', '')).toEqual([0, 0, 'C000005']);
    expect(
      FEE_MIN_CHOICES.map(toRatesMin).filter((rate) => rates(String(rate), '')[2] !== ''),
    ).toEqual([]);
    expect(toRatesMin(4000)).toBe(0);
  });
});
