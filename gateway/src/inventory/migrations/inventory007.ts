import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from 'server-kit/database/databaseKind';

type Columns = Readonly<Record<string, 'integer' | 'bigint' | 'text'>>;

const PRICES = { price0: 'integer', price1: 'integer', price2: 'integer' } as const;
const PACKED = { runs: 'bigint', free: 'bigint' } as const;

async function createTable(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  key: Columns,
  rest: Columns,
): Promise<void> {
  let table: CreateTableBuilder<string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries({ ...key, ...rest }))
    table = table.addColumn(column, type, (each) => each.notNull());
  // the cast is needed because a loop adds the columns, and Kysely's types do not follow it
  const keyed = table.addPrimaryKeyConstraint(`${name}_key`, Object.keys(key) as never[]);
  await (kind === 'sqlite' ? keyed.modifyEnd(sql`without rowid`) : keyed).execute();
}

/**
 * A change every two milliseconds would fill an integer within weeks. The trigger tells every gateway
 * that listens, whoever has raised the version.
 */
async function widenAndTell(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inventory_version alter column version type bigint`.execute(db);
  await sql`create function tell_inventory_version() returns trigger language plpgsql as
    'begin perform pg_notify(''inventory_version'', new.version::text); return null; end'`.execute(
    db,
  );
  await sql`create trigger inventory_version_told after update on inventory_version
    for each row execute function tell_inventory_version()`.execute(db);
}

/** Creates what the changes of suppliers need (ADR 027): their log, what is closed, and what was accepted. */
export function inventory007(kind: DatabaseKind): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await createTable(
        db,
        kind,
        'inventory_change',
        { version: 'bigint', course_id: 'integer', plan_no: 'integer', day: 'integer' },
        { ...PACKED, ...PRICES, fee2: 'integer', fee3: 'integer' },
      );
      await createTable(
        db,
        kind,
        'closed_day',
        { course_id: 'integer', day: 'integer' },
        { ...PACKED },
      );
      await createTable(
        db,
        kind,
        'closed_plan',
        { course_id: 'integer', plan_no: 'integer' },
        { ...PRICES },
      );
      await createTable(
        db,
        kind,
        'supplier_batch',
        { supplier: 'text', batch: 'text' },
        { digest: 'text', version: 'bigint', at: 'bigint' },
      );
      await db.schema
        .createIndex('supplier_batch_by_at')
        .on('supplier_batch')
        .column('at')
        .execute();
      await createTable(
        db,
        kind,
        'supplier_stream',
        { supplier: 'text', stream: 'text' },
        { acknowledged: 'bigint', version: 'bigint' },
      );
      if (kind === 'postgres') await widenAndTell(db);
    },
  };
}
