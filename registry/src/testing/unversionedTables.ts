import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from 'server-kit/database/databaseKind';
import type { RegistryTables } from '../records/tables.ts';

function counted(kind: DatabaseKind) {
  return kind === 'sqlite'
    ? 'INTEGER PRIMARY KEY AUTOINCREMENT'
    : 'INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY';
}

/** The exact statements of registries that are older than the migrations. Do not change them. */
function tables(kind: DatabaseKind): readonly string[] {
  return [
    `CREATE TABLE IF NOT EXISTS version (
    sequence ${counted(kind)}, name TEXT NOT NULL, version TEXT NOT NULL, manifest TEXT NOT NULL, signature TEXT NOT NULL, fingerprint TEXT NOT NULL,
    traffic REAL NOT NULL, stable INTEGER NOT NULL, withdrawn INTEGER NOT NULL, proven INTEGER NOT NULL, published_at TEXT NOT NULL, published_by TEXT NOT NULL, UNIQUE (name, version))`,
    'CREATE UNIQUE INDEX IF NOT EXISTS one_stable_version ON version (name) WHERE stable = 1',
    'CREATE TABLE IF NOT EXISTS widget (name TEXT PRIMARY KEY, hold TEXT NOT NULL, slots TEXT NOT NULL, config TEXT NOT NULL)',
    `CREATE TABLE IF NOT EXISTS trial (
    id ${counted(kind)}, name TEXT NOT NULL, version TEXT NOT NULL, started_at DOUBLE PRECISION NOT NULL, steps TEXT NOT NULL,
    visits_before INTEGER NOT NULL, outcome TEXT NOT NULL)`,
    "CREATE UNIQUE INDEX IF NOT EXISTS one_trial_at_once ON trial (name) WHERE outcome = ''",
    `CREATE TABLE IF NOT EXISTS visits (
    name TEXT NOT NULL, version TEXT NOT NULL, bucket INTEGER NOT NULL, visits INTEGER NOT NULL, failed INTEGER NOT NULL, slow INTEGER NOT NULL,
    load_failed INTEGER NOT NULL, errored INTEGER NOT NULL, hydration_failed INTEGER NOT NULL, lcp_poor INTEGER NOT NULL, inp_poor INTEGER NOT NULL,
    PRIMARY KEY (name, version, bucket))`,
    'CREATE TABLE IF NOT EXISTS counted_report (id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)',
    'CREATE INDEX IF NOT EXISTS counted_reports_by_time ON counted_report (at)',
    'CREATE TABLE IF NOT EXISTS secret (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    'CREATE TABLE IF NOT EXISTS used_preview (id TEXT PRIMARY KEY)',
    `CREATE TABLE IF NOT EXISTS audit (
    id ${counted(kind)}, at TEXT NOT NULL, who TEXT NOT NULL, act TEXT NOT NULL, widget TEXT NOT NULL, version TEXT NOT NULL, why TEXT NOT NULL)`,
  ];
}

const GUARDS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    "CREATE TRIGGER IF NOT EXISTS audit_keeps_lines BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END",
    "CREATE TRIGGER IF NOT EXISTS audit_keeps_words BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END",
  ],
  postgres: [
    `CREATE OR REPLACE FUNCTION audit_only_grows() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END; $$ LANGUAGE plpgsql`,
    'CREATE OR REPLACE TRIGGER audit_keeps_lines BEFORE DELETE OR UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION audit_only_grows()',
  ],
};

/** Creates the tables of a registry that is older than the migrations. */
export async function makeUnversionedTables(
  db: Kysely<RegistryTables>,
  kind: DatabaseKind,
): Promise<void> {
  if (kind === 'postgres') await sql.raw('CREATE SCHEMA IF NOT EXISTS registry').execute(db);
  for (const statement of [...tables(kind), ...GUARDS[kind]]) await sql.raw(statement).execute(db);
}
