import fc from 'fast-check';
import {
  defaultCondition,
  FLAG_OPTIONS,
  OPTIONS,
  relaxerOf,
  parseSearchQuery,
  toSearchQuery,
  type SearchCondition,
} from 'shared-contracts/search';
import { relaxerOfAll, relaxersFor } from './relaxers.ts';

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
    ]);
    expect(
      keysOf({ area: [102], lunch: true, zoneList: ['06'], planDay: '1', keyword: '温泉' }),
    ).toEqual(['anyDay', 'anyTime', 'noKeyword', 'without']);
  });

  it.each(FLAG_OPTIONS)('free an option (%s) by name, and nothing else', (option) => {
    const free = aCondition({ area: [102] });
    const ways = relaxersFor({ ...free, [option]: true, lunch: true }, NOW);
    const named = ways.filter(({ name }) => name === OPTIONS[option].label);
    // a search of what is really free is how a search works, and no wish
    expect(named).toEqual(
      relaxerOf(option) === null
        ? []
        : [
            {
              key: 'without',
              name: OPTIONS[option].label,
              condition: { ...free, lunch: option !== 'lunch', [option]: false },
            },
          ],
    );
  });

  it('free each of several values by name: features, what is left out, the distance without a road', () => {
    const free = aCondition({ area: [102] });
    const ways = relaxersFor(
      { ...free, lunch: true, distance: 1, except: [...free.except, '4'] },
      NOW,
    );
    expect(ways.map(({ key, name }) => [key, name])).toEqual([
      ['without', '昼食付き'],
      ['without', expect.any(String)],
      ['without', expect.anything()],
    ]);
    expect(new Set(ways.map(({ name }) => JSON.stringify(name))).size).toBe(3);
  });

  it('drop one thing each, whatever the search asks for, eight at most', () => {
    fc.assert(
      fc.property(fc.subarray([...FLAG_OPTIONS]), fc.boolean(), (flags, hasRoad) => {
        const condition = {
          ...aCondition({ ...(hasRoad && { highway: 1, distance: 2 }) }),
          ...Object.fromEntries(flags.map((flag) => [flag, true])),
        };
        const ways = relaxersFor(condition, NOW);
        expect(ways.length).toBeLessThanOrEqual(8);
        for (const { key, condition: wider } of ways) {
          const changed = Object.keys(wider).filter(
            (field) =>
              JSON.stringify(wider[field as keyof SearchCondition]) !==
              JSON.stringify(condition[field as keyof SearchCondition]),
          );
          // a distance is that from the road's interchanges
          expect(changed).toHaveLength(key === 'noHighway' ? 2 : 1);
        }
      }),
    );
  });

  it('[R3.01] free the size of the party, whatever it is', () => {
    for (const players of [2, 3, 4]) {
      expect(relaxersFor(aCondition({ area: [102], players }), NOW)).toEqual([
        { key: 'anyParty', condition: aCondition({ area: [102] }) },
      ]);
    }
    expect(keysOf({ area: [102], players: 2, ratesMax: 8000 })).toEqual(['noMaximum', 'anyParty']);
  });

  it('free all wishes at once, but place and date, where there are several', () => {
    const over = { area: [102], ratesMax: 8000, continueStock: 3, lunch: true };
    expect(relaxerOfAll(aCondition(over), NOW)).toEqual({
      key: 'onlyPlaceAndDate',
      condition: aCondition({ area: [102] }),
    });
    expect(relaxerOfAll(aCondition({ area: [102], ratesMax: 8000 }), NOW)).toBeUndefined();
    expect(relaxerOfAll(aCondition({ ...over, page: 2 }), NOW)).toBeUndefined();
  });

  it('[R3.12] widen prefectures to their region', () => {
    const [relaxer] = relaxersFor(aCondition(), NOW);
    expect(relaxer).toMatchObject({
      key: 'wholeRegion',
      name: '関東・甲信越',
      condition: { area: [102] },
    });
    expect(keysOf({ area: [12, 8] })).toEqual(['wholeRegion']);
    expect(keysOf({ area: [12, 1] })).toEqual([]);
    expect(keysOf({ area: [] })).toEqual([]);
    expect(keysOf({ area: [48], country: [1] })).toEqual([]);
    // a road is dropped by its own relaxer, never silently
    expect(keysOf({ highway: 1 })).toEqual(['noHighway']);
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
