import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';

/**
 * Creates the exact starts of each day. They stand beside `stock` instead of in it, so that the index is
 * read from narrow rows; a gateway of the version before goes on without them.
 */
export function inventory009(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const table = db.schema
        .createTable('start_list')
        .addColumn('course_id', 'integer', (column) => column.notNull())
        .addColumn('day', 'integer', (column) => column.notNull())
        .addColumn('starts', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('start_list_key', ['course_id', 'day']);
      await (kind === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute();
    },
  };
}
