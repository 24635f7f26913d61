import { CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect } from 'kysely';
import { AwayError } from '../http/awayError.ts';
import { isDatabaseAway, isOnlyReadFrom } from './isDatabaseAway.ts';

function toAway(error: unknown): unknown {
  if (isOnlyReadFrom(error)) return new AwayError('The database takes no changes now', error);
  return isDatabaseAway(error) ? new AwayError('The database does not answer', error) : error;
}

function isRead({ query }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode';
}

/** Does something once more if the server was away at the first time. Rejects with an `AwayError`. */
async function tryTwice<Result>(
  first: () => Promise<Result>,
  second: (() => Promise<Result>) | undefined,
): Promise<Result> {
  try {
    return await first();
  } catch (error) {
    if (second === undefined || !isDatabaseAway(error)) throw toAway(error);
  }
  try {
    return await second();
  } catch (error) {
    throw toAway(error);
  }
}

/** Asks a connection for nothing. Where its server has closed it, the pool knows it afterwards. */
async function noticeClosing(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('select')).catch(() => {});
}

/**
 * Ends a connection to a server that takes no changes: after a failover its address leads to another one,
 * and the connection would stay where it is.
 */
async function leave(connection: DatabaseConnection): Promise<void> {
  const end = CompiledQuery.raw('select pg_terminate_backend(pg_backend_pid())');
  await connection.executeQuery(end).catch(() => {});
}

/**
 * The dialect for a PostgreSQL server that may go away for a while. A read outside of a transaction
 * that has lost its connection is asked once more on another one. What cannot be answered rejects with
 * an `AwayError`, so that callers get 503, and the next query connects anew: a server says that it
 * closes a connection some time before it does, and until then the pool would give it to the next. A
 * change that a replica refuses is an `AwayError`, too.
 */
export class SteadyPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const begin = driver.beginTransaction.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    const known = new WeakSet<DatabaseConnection>();
    const busy = new WeakSet<DatabaseConnection>();
    const doubtful = new WeakSet<DatabaseConnection>();
    const onlyReadFrom = new WeakSet<DatabaseConnection>();

    const askElsewhere = async <Row>(query: CompiledQuery) => {
      const other = await acquire();
      try {
        return await other.executeQuery<Row>(query);
      } finally {
        await release(other);
      }
    };
    driver.acquireConnection = async (options) => {
      const connection = await tryTwice(
        () => acquire(options),
        () => acquire(options),
      );
      if (known.has(connection)) return connection;
      known.add(connection);
      const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
      connection.executeQuery = <Row>(query: CompiledQuery) =>
        tryTwice(
          () =>
            execute<Row>(query).catch((error: unknown) => {
              if (isDatabaseAway(error)) doubtful.add(connection);
              if (isOnlyReadFrom(error)) onlyReadFrom.add(connection);
              throw error;
            }),
          isRead(query) && !busy.has(connection) ? () => askElsewhere<Row>(query) : undefined,
        );
      return connection;
    };
    driver.beginTransaction = async (connection, settings) => {
      busy.add(connection);
      await begin(connection, settings);
    };
    driver.releaseConnection = async (connection) => {
      busy.delete(connection);
      if (onlyReadFrom.has(connection)) await leave(connection);
      if (doubtful.has(connection)) await noticeClosing(connection);
      doubtful.delete(connection);
      await release(connection);
    };
    return driver;
  }
}
