import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
} from 'kysely';
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

type PoolOfConnections = Pick<Driver, 'acquireConnection' | 'releaseConnection'>;

/**
 * The connection that one piece of work has taken from the pool. A read that loses it gives it back and
 * takes another one, so that also a full pool, all of whose connections are lost at once, has one to give.
 */
class TakenConnection implements DatabaseConnection {
  isInTransaction = false;
  private readonly pool: PoolOfConnections;
  /** Undefined from when it was given back. */
  private taken: DatabaseConnection | undefined;
  private isDoubtful = false;
  private isOnlyReadFrom = false;

  constructor(pool: PoolOfConnections, taken: DatabaseConnection) {
    this.pool = pool;
    this.taken = taken;
  }

  /** The connection itself, as the driver knows it. Throws where it was lost and none followed. */
  get own(): DatabaseConnection {
    if (!this.taken) throw new AwayError('The database does not answer', undefined);
    return this.taken;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const mayMove = isRead(query) && !this.isInTransaction;
    return tryTwice(
      () => this.ask<Row>(query),
      mayMove ? () => this.askElsewhere<Row>(query) : undefined,
    );
  }

  streamQuery<Row>(query: CompiledQuery, chunk: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.own.streamQuery<Row>(query, chunk);
  }

  /** Gives the connection back to the pool; one that was lost is one that the pool drops. */
  async giveBack(): Promise<void> {
    const { taken } = this;
    if (!taken) return;
    this.taken = undefined;
    if (this.isOnlyReadFrom) await leave(taken);
    if (this.isDoubtful || this.isOnlyReadFrom) await noticeClosing(taken);
    this.isOnlyReadFrom = false;
    this.isDoubtful = false;
    await this.pool.releaseConnection(taken);
  }

  private async ask<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.own.executeQuery<Row>(query);
    } catch (error) {
      if (isDatabaseAway(error)) this.isDoubtful = true;
      if (isOnlyReadFrom(error)) this.isOnlyReadFrom = true;
      throw error;
    }
  }

  private async askElsewhere<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.giveBack();
    this.taken = await this.pool.acquireConnection();
    return this.ask<Row>(query);
  }
}

/** Returns what the driver itself has given, which it asks to be given back. */
function ownOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof TakenConnection ? connection.own : connection;
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
    const pool: PoolOfConnections = {
      acquireConnection: driver.acquireConnection.bind(driver),
      releaseConnection: driver.releaseConnection.bind(driver),
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    const begin = driver.beginTransaction.bind(driver);

    driver.acquireConnection = async (options) => {
      const acquire = () => pool.acquireConnection(options);
      return new TakenConnection(pool, await tryTwice(acquire, acquire));
    };
    driver.beginTransaction = async (connection, settings) => {
      if (connection instanceof TakenConnection) connection.isInTransaction = true;
      await begin(connection, settings);
    };
    driver.rollbackTransaction = (connection) =>
      tryTwice(() => rollback(ownOf(connection)), undefined);
    driver.releaseConnection = async (connection) => {
      if (connection instanceof TakenConnection) await connection.giveBack();
    };
    return driver;
  }
}
