import type { Kysely } from 'kysely';
import type { InventoryTables } from '../tables.ts';
import type { SearchCriteria } from './criteria.ts';
import type { FacetCounts, FacetCriteria } from './facetCriteria.ts';
import { countCourses } from './findCourses.ts';

async function countEach(
  db: Kysely<InventoryTables>,
  searches: readonly SearchCriteria[],
): Promise<number[]> {
  const counts: number[] = [];
  // one after the other, so that other requests find room
  for (const criteria of searches) counts.push(await countCourses(db, criteria));
  return counts;
}

/** Counts the courses of a search, and of each value of each facet, by a search of its own. */
export async function countFacets(
  db: Kysely<InventoryTables>,
  asked: SearchCriteria,
  facets: readonly FacetCriteria[],
): Promise<FacetCounts> {
  const counts: number[][] = [];
  for (const { each } of facets) counts.push(await countEach(db, each));
  return { count: await countCourses(db, asked), facets: counts };
}
