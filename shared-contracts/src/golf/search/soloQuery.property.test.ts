import fc from 'fast-check';
import { anyQuery, anyTime } from '../testing/arbitraries/index.ts';
import { parsePageQuery, parseSoloQuery, toPageQuery, toSoloQuery } from './index.ts';

describe('any query', () => {
  it('[R3.08] [R5.29] is a solo search that is normal after one reading', () => {
    fc.assert(
      fc.property(
        anyQuery,
        anyTime,
        fc.constantFrom('solo' as const, 'result' as const),
        (query, now, form) => {
          const once = parseSoloQuery(query, { now, form });
          const twice = parseSoloQuery(toSoloQuery(once.condition), { now, form });
          expect(twice.condition).toEqual(once.condition);
          expect(twice.dropped).toEqual([]);
          if (twice.error) expect(['area', 'courseName']).toContain(twice.error.field);
          if (twice.error) expect(once.error).toBeDefined();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[R3.02] has the same page parameters when it is read again', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const once = parsePageQuery(query);
        expect(parsePageQuery(toPageQuery(once))).toEqual(once);
      }),
      { numRuns: 300 },
    );
  });
});
