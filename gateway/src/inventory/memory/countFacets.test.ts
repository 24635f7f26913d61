import fc from 'fast-check';
import { FACET_FIELDS, FACETS, parseGatewayQuery, withFacet } from 'shared-contracts/search';
import { aQuery } from '../../testing/aQuery.ts';
import { openBothSearches, TIMES } from '../../testing/bothSearches.ts';
import { drawFrom } from '../filling/random.ts';
import { toCriteria } from '../search/toCriteria.ts';
import { toFacetCriteria } from '../search/toFacetCriteria.ts';

/** Any search with a party, an upper limit or a zone more often than `aQuery` has them. */
const searches = fc.record({
  query: fc.nat().map((seed) => aQuery(drawFrom(seed))),
  wishes: fc.subarray([
    'players=2',
    'play_fee_max=12000',
    'zone_list[]=07',
    'distance=4',
    'lunch=1',
  ]),
  now: fc.constantFrom(...TIMES),
  isSecret: fc.boolean(),
});

describe('the counts of the values of filters', () => {
  const both = openBothSearches();

  it('[issue 19] are what the search finds with each value, whatever the search and the hour', async () => {
    const { memory } = both();
    let narrowed = 0;
    await fc.assert(
      fc.asyncProperty(searches, async ({ query, wishes, now, isSecret }) => {
        const { condition } = parseGatewayQuery([query, ...wishes].join('&'), { now });
        const criteria = toCriteria(condition, now, isSecret);
        const counted = await memory.countFacets(
          criteria,
          toFacetCriteria(condition, now, isSecret),
        );
        const found = async (search: typeof condition) =>
          (await memory.findCourses(toCriteria(search, now, isSecret), 'reservations', 1)).count;
        expect(counted.count).toBe(await found(condition));
        for (const [place, field] of FACET_FIELDS.entries()) {
          const own = await Promise.all(
            FACETS[field].map((value) => found(withFacet(condition, field, value))),
          );
          expect({ field, counts: counted.facets[place] }).toEqual({ field, counts: own });
          narrowed += own.filter((count) => count > 0 && count < counted.count).length;
        }
      }),
      { numRuns: 150 },
    );
    expect(narrowed).toBeGreaterThan(150);
  }, 240_000);

  it('[issue 19] are those of the database', async () => {
    const { sql, memory } = both();
    await fc.assert(
      fc.asyncProperty(searches, async ({ query, wishes, now, isSecret }) => {
        const { condition } = parseGatewayQuery([query, ...wishes].join('&'), { now });
        const question = [
          toCriteria(condition, now, isSecret),
          toFacetCriteria(condition, now, isSecret),
        ] as const;
        expect(await memory.countFacets(...question)).toEqual(await sql.countFacets(...question));
      }),
      { numRuns: 25 },
    );
  }, 240_000);
});
