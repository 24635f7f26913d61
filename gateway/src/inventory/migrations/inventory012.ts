import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The titles of plans in other languages than Japanese (R9.06), as `writeTranslations` writes them. */
export const inventory012: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('plan_text')
      .addColumn('translations', 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  },
};
