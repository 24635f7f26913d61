import { toDayNumber } from '../format/index.ts';
import { cheapestDays, rankDays } from './index.ts';

/** A Monday and the days after it, with these prices. */
function week(...prices: readonly number[]) {
  return prices.map((price, at) => ({ day: toDayNumber(2026, 11, 30) + at, price }));
}

describe('what stands out among prices', () => {
  it('is the lowest price and the cheapest quarter of the working days, and of weekends and holidays', () => {
    const days = week(5000, 6000, 7000, 8000, 9000, 15_000, 13_000);
    expect(days.map(rankDays(days))).toEqual([
      'lowest',
      'cheap',
      'usual',
      'usual',
      'usual',
      'usual',
      'lowest',
    ]);
    const [monday, ...rest] = days;
    const holiday = [{ ...monday, day: monday?.day ?? 0, holiday: '祝日' }, ...rest];
    expect(holiday.map(rankDays(holiday)).slice(0, 2)).toEqual(['lowest', 'lowest']);
  });

  it('is nothing when all prices are equal, and no lowest price when many days have it', () => {
    const equal = week(5000, 5000);
    expect(equal.map(rankDays(equal))).toEqual(['usual', 'usual']);
    const many = week(5000, 5000, 5000, 5000, 9000);
    expect(many.map(rankDays(many))).toEqual(['cheap', 'cheap', 'cheap', 'cheap', 'usual']);
    // more than half of the days cost 6000, so that it is no cheap price
    const common = week(5000, 6000, 6000, 6000, 9000);
    expect(common.map(rankDays(common)).slice(0, 2)).toEqual(['lowest', 'usual']);
    expect(rankDays([])({ day: toDayNumber(2026, 12, 5), price: 0 })).toBe('usual');
  });

  it('[R7.06] is the cheapest weekend or holiday, and the cheapest working day; of equal ones the first', () => {
    const days = week(0, 6000, 6000, 8000, 9000, 15_000, 13_000);
    expect(cheapestDays(days)).toEqual([
      { group: 'weekend', day: days[6] },
      { group: 'workday', day: days[1] },
    ]);
    expect(cheapestDays(days.slice(0, 5)).map(({ group }) => group)).toEqual(['workday']);
    expect(cheapestDays(week(0))).toEqual([]);
  });
});
