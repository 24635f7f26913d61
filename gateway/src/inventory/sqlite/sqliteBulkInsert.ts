import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { BulkInsert } from '../filling/bulkInsert.ts';
import { toBoundAll } from 'server-kit/database/openSqlite';

/** One prepared statement for each table, on the connection that the transaction runs on. */
export function sqliteBulkInsert(database: DatabaseSync): BulkInsert {
  const statements = new Map<string, StatementSync>();
  return async (_transaction, table, rows) => {
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0]!);
    const sql = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values (${columns.map(() => '?').join(', ')})`;
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    for (const row of rows) statement.run(...toBoundAll(Object.values(row)));
  };
}
