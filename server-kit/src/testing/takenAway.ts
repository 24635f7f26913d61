import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database/databaseKind.ts';
import type { Migrations } from '../database/schema.ts';

type Steps = Migrations['steps'];

/** A column as a program that knows it sees it; the key is `table.column`. */
interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}
interface Shape {
  readonly tables: ReadonlySet<string>;
  readonly columns: ReadonlyMap<string, Column>;
  /** Each as `table rule`. */
  readonly rules: readonly string[];
}

/** Types that take in all values of another one. */
const WIDER: Readonly<Record<string, string>> = { int4: 'int8' };

async function readRules<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Promise<string[]> {
  if (kind === 'sqlite') return [];
  const { rows } = await sql<{ rule: string }>`
    select c.relname || ' ' || pg_get_indexdef(i.indexrelid) as rule
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = current_schema()::regnamespace
    union all
    select c.relname || ' ' || pg_get_constraintdef(k.oid)
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype in ('c', 'f', 'x') and c.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows.map(({ rule }) => rule);
}

async function readShape<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Promise<Shape> {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap((table) =>
    table.columns.map((column): [string, Column] => [
      `${table.name}.${column.name}`,
      {
        type: column.dataType,
        isNullable: column.isNullable,
        hasDefault: column.hasDefaultValue || column.isAutoIncrementing,
      },
    ]),
  );
  return {
    tables: new Set(tables.map(({ name }) => name)),
    columns: new Map(columns),
    rules: await readRules(db, kind),
  };
}

function tableOf(name: string): string {
  return name.slice(0, name.search(/[. ]/));
}

/** What a program that knows the shape before misses or cannot write in the shape after. */
function lost(before: Shape, after: Shape): string[] {
  const said: string[] = [];
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (is === undefined) said.push(`${name} is gone`);
    else if (is.type !== was.type && WIDER[was.type] !== is.type)
      said.push(`${name} is ${is.type} and was ${was.type}`);
    else if (was.isNullable && !is.isNullable) said.push(`${name} must have a value`);
    else if (was.hasDefault && !is.hasDefault && !is.isNullable)
      said.push(`${name} has no default`);
  }
  for (const [name, is] of after.columns)
    if (!before.columns.has(name) && before.tables.has(tableOf(name)))
      if (!is.isNullable && !is.hasDefault) said.push(`${name} is new and must have a value`);
  for (const rule of after.rules)
    if (!before.rules.includes(rule) && before.tables.has(tableOf(rule)))
      said.push(`a new rule: ${rule}`);
  return said;
}

/**
 * Runs steps on an empty database, and returns a line for each thing that one of them takes away from
 * programs of the version before: they run while the tables are those of the next version.
 */
export async function takenAway<Tables>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  steps: Steps,
): Promise<string[]> {
  const said: string[] = [];
  for (const name of Object.keys(steps).toSorted()) {
    const before = await readShape(db, kind);
    await steps[name]?.up(db);
    said.push(...lost(before, await readShape(db, kind)).map((each) => `${name}: ${each}`));
  }
  return said;
}
