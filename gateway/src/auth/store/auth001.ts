import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

function columns(
  table: CreateTableBuilder<string>,
  type: 'text' | 'bigint' | 'integer',
  names: readonly string[],
) {
  return names.reduce<CreateTableBuilder<string>>(
    (built, name) => built.addColumn(name, type, (column) => column.notNull()),
    table,
  );
}

/** Creates the first tables of the auth server, the same in both databases. */
export const auth001: Migration = {
  async up(db: Kysely<unknown>) {
    const table = (
      name: string,
      texts: readonly string[],
      bigints: readonly string[],
      integers: readonly string[],
      key: readonly string[],
    ) =>
      // the cast below is needed because a loop adds the columns, and Kysely's types do not follow
      // it
      columns(
        columns(columns(db.schema.createTable(name), 'text', texts), 'bigint', bigints),
        'integer',
        integers,
      )
        .addPrimaryKeyConstraint(`${name}_key`, [...key] as never[])
        .execute();
    await table(
      'auth_account',
      ['system', 'login', 'hash', 'record'],
      [],
      ['may_download'],
      ['system', 'login'],
    );
    await table(
      'auth_session',
      ['id', 'system', 'login', 'record'],
      ['expires_at', 'ended_at'],
      ['may_download'],
      ['id'],
    );
    await table(
      'auth_token',
      ['hash', 'session_id', 'kind', 'salt'],
      ['expires_at', 'used_at'],
      [],
      ['hash'],
    );
    await table(
      'auth_audit',
      ['id', 'event', 'system', 'login', 'session_id', 'address'],
      ['at'],
      [],
      ['id'],
    );
    await db.schema
      .createIndex('auth_token_by_session')
      .on('auth_token')
      .column('session_id')
      .execute();
    await db.schema
      .createIndex('auth_session_by_end')
      .on('auth_session')
      .column('expires_at')
      .execute();
    await db.schema
      .createIndex('auth_audit_by_event')
      .on('auth_audit')
      .columns(['event', 'at'])
      .execute();
  },
};
