import type { Kysely } from 'kysely';
import type { InventorySearch } from '../inventorySearch.ts';
import type { InventoryTables } from '../tables.ts';
import { countByPrefecture } from './countByPrefecture.ts';
import { countFacets } from './countFacets.ts';
import { countCourses, findCourses } from './findCourses.ts';
import { nearCourses } from './nearCourses.ts';
import { readCourses } from './readCourses.ts';
import { readDayPrices } from './readDayPrices.ts';
import { readLowestPrices } from './readLowestPrices.ts';
import { readMarkers } from './readMarkers.ts';
import { readShown } from './readShown.ts';
import { readStock } from './readStock.ts';
import { suggestCourses } from './suggestCourses.ts';

/** The search that the database answers. */
export function sqlSearch(db: Kysely<InventoryTables>): InventorySearch {
  return {
    generation: undefined,
    findCourses: (...asked) => findCourses(db, ...asked),
    countCourses: (criteria) => countCourses(db, criteria),
    countByPrefecture: (criteria) => countByPrefecture(db, criteria),
    countFacets: (...asked) => countFacets(db, ...asked),
    readMarkers: (...asked) => readMarkers(db, ...asked),
    readLowestPrices: (criteria) => readLowestPrices(db, criteria),
    readDayPrices: (...asked) => readDayPrices(db, ...asked),
    readShown: (...asked) => readShown(db, ...asked),
    readStock: (...asked) => readStock(db, ...asked),
    readCourses: (ids) => readCourses(db, ids),
    suggestCourses: (text) => suggestCourses(db, text),
    nearCourses: (text) => nearCourses(db, text),
  };
}
