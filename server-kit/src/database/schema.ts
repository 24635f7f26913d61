import { isNativeError } from 'node:util/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from './databaseKind.ts';
import { waitForPostgresTurn } from './postgresTurn.ts';

/** How the tables of one part of a server come to be. */
export interface Migrations {
  /** What an operator calls this part: `inventory`. */
  readonly name: string;
  /** Each step by its name, in the order of the names. A name that has run anywhere never changes. */
  readonly steps: Readonly<Record<string, Migration>>;
  /** The table that records which steps have run. */
  readonly table: string;
  /** The schema of all these tables in PostgreSQL. */
  readonly postgresSchema: string;
}

/** Which steps a database has had. */
export interface SchemaState {
  /** The steps that have not run on it, in order. */
  readonly due: readonly string[];
  /** The steps that a newer version of the program has run on it. */
  readonly newer: readonly string[];
}

/** The tables of one part of a server, in an open database. */
export interface Schema extends Pick<Migrations, 'name'> {
  /** Needs no other right than to read. */
  read(): Promise<SchemaState>;
  /**
   * Runs what is due in one transaction: all of it or nothing. Returns the names of these steps. Who comes
   * at the same time waits, and finds nothing to do. Changes nothing where nothing is due. Rejects with
   * the failure as its cause.
   */
  migrate(): Promise<readonly string[]>;
}

/** The lock of Kysely's migrator, for which servers of the versions before wait. */
const TURN = 3_853_314_791_062_309_107n;
/** For as long as a step waits for readers of a table, all others wait behind it. */
const LONGEST_WAIT_FOR_A_TABLE = sql.lit('10s');
/** PostgreSQL's code for a right that a role does not have. */
const INSUFFICIENT_PRIVILEGE = '42501';

interface Recorded {
  readonly name: string;
}

/** Adapts what the two databases do not share. */
class Steps<Tables> {
  readonly #kind: DatabaseKind;
  readonly #migrations: Migrations;
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>, kind: DatabaseKind, migrations: Migrations) {
    this.#db = db;
    this.#kind = kind;
    this.#migrations = migrations;
  }

  get #table() {
    const { table, postgresSchema } = this.#migrations;
    return this.#kind === 'postgres' ? sql.id(postgresSchema, table) : sql.id(table);
  }

  async #isRecording(db: Kysely<Tables>): Promise<boolean> {
    const { table, postgresSchema } = this.#migrations;
    const { rows } =
      this.#kind === 'postgres'
        ? await sql`select 1 from pg_catalog.pg_tables
            where schemaname = ${postgresSchema} and tablename = ${table}`.execute(db)
        : await sql`select 1 from sqlite_master where type = 'table' and name = ${table}`.execute(
            db,
          );
    return rows.length > 0;
  }

  async read(db: Kysely<Tables> = this.#db): Promise<SchemaState> {
    const known = Object.keys(this.#migrations.steps).toSorted();
    if (!(await this.#isRecording(db))) return { due: known, newer: [] };
    const { rows } = await sql<Recorded>`select name from ${this.#table} order by name`.execute(db);
    const ran = rows.map(({ name }) => name);
    return {
      due: known.filter((name) => !ran.includes(name)),
      newer: ran.filter((name) => !known.includes(name)),
    };
  }

  async #createRecords(db: Kysely<Tables>): Promise<void> {
    await sql`create table if not exists ${this.#table}
      (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(db);
  }

  /** Waits until nobody else migrates. A pooler of connections keeps what lasts for a transaction. */
  async #lockPostgres(transaction: Transaction<Tables>): Promise<void> {
    const schema = this.#migrations.postgresSchema;
    await sql`set local statement_timeout = 0`.execute(transaction);
    await waitForPostgresTurn(transaction, TURN);
    await sql`set local lock_timeout = ${LONGEST_WAIT_FOR_A_TABLE}`.execute(transaction);
    const { rows } = await sql`select 1 from pg_catalog.pg_namespace
      where nspname = ${schema}`.execute(transaction);
    // whoever may not create schemas may have been given one
    if (rows.length === 0) await sql`create schema ${sql.id(schema)}`.execute(transaction);
    await sql`set local search_path to ${sql.id(schema)}`.execute(transaction);
    await this.#createRecords(transaction);
  }

  async #run(transaction: Transaction<Tables>): Promise<readonly string[]> {
    // any write takes SQLite's one lock for writing
    if (this.#kind === 'postgres') await this.#lockPostgres(transaction);
    else await sql`delete from ${this.#table} where name = ''`.execute(transaction);
    const { due } = await this.read(transaction);
    for (const name of due) {
      await this.#migrations.steps[name]?.up(transaction);
      await sql`insert into ${this.#table} (name, timestamp)
        values (${name}, ${new Date().toISOString()})`.execute(transaction);
    }
    return due;
  }

  async migrate(): Promise<readonly string[]> {
    if ((await this.read()).due.length === 0) return [];
    if (this.#kind === 'sqlite') await this.#createRecords(this.#db);
    return this.#db.transaction().execute((transaction) => this.#run(transaction));
  }
}

function toFailure({ name }: Migrations, cause: unknown): Error {
  const isRight =
    isNativeError(cause) && 'code' in cause && cause.code === INSUFFICIENT_PRIVILEGE
      ? ': the role of DATABASE_URL has no right to change tables (docs/operations.md)'
      : '';
  return new Error(`The migrations of ${name} failed${isRight}`, { cause });
}

/** Returns the tables of `migrations` in an open database. */
export function schemaOf<Tables>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  migrations: Migrations,
): Schema {
  const steps = new Steps(db, kind, migrations);
  return {
    name: migrations.name,
    read: () => steps.read(),
    migrate: async () => {
      try {
        return await steps.migrate();
      } catch (error) {
        throw toFailure(migrations, error);
      }
    },
  };
}
