import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const COLUMNS = ['name_latin', 'city_latin', 'interchange_latin'] as const;

/** Names in Latin letters beside those of courses, cities and interchanges (R9.06). */
export const inventory011: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of COLUMNS)
      await db.schema
        .alterTable('course')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute();
  },
};
