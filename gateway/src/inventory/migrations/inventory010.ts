import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Folds signs in the texts of searches that `toSearchText` has come to fold: 〜 to ~, − to -, — to ―. */
export const inventory010: Migration = {
  async up(db: Kysely<unknown>) {
    const fold = async (table: string, name: string) => {
      const column = sql.ref(name);
      const folded = sql`replace(replace(replace(${column}, '〜', '~'), '−', '-'), '—', '―')`;
      await sql`update ${sql.table(table)} set ${column} = ${folded} where ${column} <> ${folded}`.execute(
        db,
      );
    };
    await fold('course', 'search_name');
    await fold('plan_text', 'search_title');
  },
};
