import fc from 'fast-check';
import {
  defaultCondition,
  FLAG_OPTIONS,
  parseSearchQuery,
  relaxerOf,
  toSearchQuery,
  type SearchCondition,
} from 'shared-contracts/search';
import { relaxersFor } from './relaxers.ts';

const NOW = Date.UTC(2026, 10, 20, 23);
function aCondition(over: Partial<SearchCondition> = {}): SearchCondition {
  return {
    ...defaultCondition('normal', NOW),
    area: [12],
    widthday: 7,
    ...over,
  };
}
function keysOf(over: Partial<SearchCondition>) {
  return relaxersFor(aCondition(over), NOW).map(({ key }) => key);
}

describe('the wider searches of an empty result', () => {
  it('are only those that change something', () => {
    expect(keysOf({ area: [102] })).toEqual([]);
    expect(keysOf({ area: [102], ratesMax: 8000, continueStock: 3, widthday: 1 })).toEqual([
      'noMaximum',
      'noConsecutive',
      'week',
      'onlyPlaceAndDate',
    ]);
    expect(
      keysOf({ area: [102], lunch: true, zoneList: ['06'], planDay: '1', keyword: '温泉' }),
    ).toEqual(['anyDay', 'anyTime', 'noPlanFeatures', 'noKeyword', 'onlyPlaceAndDate']);
  });

  it.each(FLAG_OPTIONS)('free an option (%s) by the relaxer that its row names', (option) => {
    const relaxer = relaxerOf(option);
    const ways = relaxersFor(aCondition({ area: [102], except: [], [option]: true }), NOW);
    const free = aCondition({ area: [102], except: [] });
    expect(ways.filter(({ key }) => key === relaxer)).toEqual(
      relaxer === null
        ? []
        : [
            {
              key: relaxer,
              condition: { ...free, except: defaultCondition('normal', NOW).except },
            },
          ],
    );
  });

  it('[R3.01] free the size of the party, whatever it is', () => {
    for (const players of [2, 3, 4]) {
      expect(relaxersFor(aCondition({ area: [102], players }), NOW)).toEqual([
        { key: 'anyParty', condition: aCondition({ area: [102] }) },
      ]);
    }
    expect(keysOf({ area: [102], players: 2, ratesMax: 8000 })).toEqual([
      'noMaximum',
      'anyParty',
      'onlyPlaceAndDate',
    ]);
  });

  it('free all wishes except place and date at once when there are several', () => {
    const ways = relaxersFor(
      aCondition({ area: [102], ratesMax: 8000, continueStock: 3, lunch: true }),
      NOW,
    );
    expect(ways.at(-1)).toEqual({
      key: 'onlyPlaceAndDate',
      condition: aCondition({ area: [102] }),
    });
    expect(keysOf({ area: [102], ratesMax: 8000 })).toEqual(['noMaximum']);
  });

  it('[R3.12] widen a single prefecture to its region', () => {
    const [relaxer] = relaxersFor(aCondition(), NOW);
    expect(relaxer).toMatchObject({
      key: 'wholeRegion',
      region: '関東・甲信越',
      condition: { area: [102] },
    });
    expect(keysOf({ area: [12, 8] })).toEqual([]);
    expect(keysOf({ area: [48], country: [1] })).toEqual([]);
  });

  it('[R4.17] lead from a page beyond the end to the first page', () => {
    expect(relaxersFor(aCondition({ page: 20, ratesMax: 8000 }), NOW)).toEqual([
      { key: 'firstPage', condition: aCondition({ ratesMax: 8000 }) },
    ]);
  });

  it('always lead to the first page of a valid search', () => {
    const condition = fc.record({
      ratesMax: fc.constantFrom(0, 8000),
      players: fc.constantFrom(0, 2, 3, 4),
      continueStock: fc.constantFrom(0, 3),
      lunch: fc.boolean(),
      page: fc.integer({ min: 1, max: 30 }),
      widthday: fc.integer({ min: 1, max: 31 }),
      zoneList: fc.subarray(['lt05', '06', '07']),
      area: fc.constantFrom([12], [102], [0], [1, 2]),
    });
    fc.assert(
      fc.property(condition, (over) => {
        for (const { condition: wider } of relaxersFor(aCondition(over), NOW)) {
          const read = parseSearchQuery(toSearchQuery(wider), { now: NOW, form: 'result' });
          expect(read.error).toBeUndefined();
          expect(read.condition).toEqual({ ...wider, page: 1 });
        }
      }),
    );
  });
});
