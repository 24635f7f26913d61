import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BulkInsert } from '../filling/bulkInsert.ts';
import { toBoundAll } from 'server-kit/database/openSqlite';

/**
 * Returns a writer that prepares one statement for each table, on the connection of the
 * transaction.
 */
export function sqliteBulkInsert(database: DatabaseSync): BulkInsert {
  const statements = new Map<string, StatementSync>();
  return async (_transaction, table, rows) => {
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first);
    const sql = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`;
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    for (const row of rows) statement.run(...toBoundAll(Object.values(row)));
  };
}
