import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
import { workSignal } from '../admission/workSignal.ts';

/**
 * Runs a query. When the work that it belongs to is cancelled, PostgreSQL cancels the query, and the
 * promise rejects when the server says so. Rejects at once if the work was cancelled before.
 */
async function runCancellable<Row>(
  connection: DatabaseConnection,
  query: CompiledQuery,
  execute: DatabaseConnection['executeQuery'],
): Promise<QueryResult<Row>> {
  const signal = workSignal();
  if (signal === undefined) return execute(query);
  signal.throwIfAborted();
  await connection.collectSessionInfo?.();
  const cancel = () => {
    // without an answer the query ends by itself or by the statement's time-out
    connection.cancelQuery?.(async () => {}).catch(() => {});
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await execute<Row>(query);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The dialect for a PostgreSQL server whose queries end with the work that they belong to. */
export class CancellingPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const known = new WeakSet<DatabaseConnection>();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const connection = await acquire(options);
      if (known.has(connection)) return connection;
      known.add(connection);
      const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
      connection.executeQuery = (query) => runCancellable(connection, query, execute);
      return connection;
    };
    return driver;
  }
}
