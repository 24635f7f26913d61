import { DatabaseSync } from 'node:sqlite';

/** More than the ids of all courses together, so that copies have ids of their own. */
const STEP = 100_000;
const TIMES = 10;

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare('select name from pragma_table_info(?) order by cid')
    .all(table)
    .map(({ name }) => String(name));
}

/** Adds nine copies of every row to a table; a copy differs in the id of its course alone. */
function growTable(database: DatabaseSync, table: string, key: string): void {
  const columns = columnsOf(database, table);
  const copied = columns.map((name) => (name === key ? `${name} + times.value * ${STEP}` : name));
  database.exec(`insert into ${table} (${columns.join(', ')})
    select ${copied.join(', ')} from ${table},
    (with recursive times(value) as (select 1 union all select value + 1 from times where value < ${TIMES - 1})
     select value from times) as times`);
}

/**
 * Makes a filled SQLite inventory ten times as large: ten times the courses, each with its plans and
 * tee times. No gateway may have the file open.
 */
export function growTenfold(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin');
    growTable(database, 'course', 'id');
    for (const table of ['plan', 'plan_text', 'stock']) growTable(database, table, 'course_id');
    database.exec('update inventory_version set version = version + 1');
    database.exec('commit');
    database.exec('analyze');
  } finally {
    database.close();
  }
}
