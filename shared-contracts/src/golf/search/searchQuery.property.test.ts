import fc from 'fast-check';
import { anyQuery, anySearchCondition, anyTime } from '../testing/arbitraries/index.ts';
import {
  type SearchForm,
  parseGatewayQuery,
  parseSearchQuery,
  toGatewayQuery,
  toSearchQuery,
} from './index.ts';
import { PARAMETERS } from './parameters.ts';

const FORMS: readonly SearchForm[] = ['top', 'result', 'detail', 'map', 'solo'];
const anyForm = fc.constantFrom(...FORMS);
const timeAndCondition = anyTime.chain((now) =>
  fc.tuple(fc.constant(now), anySearchCondition(now)),
);

describe('the query of any search', () => {
  it('[R3.01] [R5.29] returns every valid condition that was written into it', () => {
    fc.assert(
      fc.property(
        timeAndCondition,
        fc.constantFrom<SearchForm>('top', 'result', 'detail'),
        ([now, condition], form) => {
          expect(parseSearchQuery(toSearchQuery(condition), { now, form })).toEqual({
            condition,
            dropped: [],
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('[R5.29] [R5.30] is normal after one reading: a second reading changes nothing and finds the same', () => {
    fc.assert(
      fc.property(anyQuery, anyTime, anyForm, (query, now, form) => {
        const once = parseSearchQuery(query, { now, form });
        const twice = parseSearchQuery(toSearchQuery(once.condition), { now, form });
        expect(twice.condition).toEqual(once.condition);
        expect(twice.dropped).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('[R5.29] never throws and never gives an invalid condition, except in the texts that stay beside an error', () => {
    fc.assert(
      fc.property(anyQuery, anyTime, anyForm, (query, now, form) => {
        const { condition, error } = parseSearchQuery(query, { now, form });
        // fields that are not kept beside an error are valid: read again, they raise no error
        const again = parseSearchQuery(toSearchQuery(condition), { now, form });
        if (again.error)
          expect(['area', 'country', 'courseName', 'keyword']).toContain(again.error.field);
        if (again.error) expect(error).toBeDefined();
        expect(Object.getPrototypeOf(condition)).toBe(Object.prototype);
        for (const { field } of PARAMETERS) expect(condition[field]).not.toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('[R7.03] [R5.36] reaches the gateway with the same meaning', () => {
    fc.assert(
      fc.property(timeAndCondition, ([now, condition]) => {
        const read = parseGatewayQuery(toGatewayQuery(condition), { now });
        const unsent = {
          searchMode: condition.searchMode === 'overseas' ? 'overseas' : 'normal',
          areaFlag: false,
          lid: '',
          tp: '',
          view: 'list',
        };
        expect(read).toEqual({ condition: { ...condition, ...unsent }, dropped: [] });
      }),
      { numRuns: 300 },
    );
  });
});
