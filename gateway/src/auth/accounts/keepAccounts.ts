import type { Clock } from 'server-kit/clock';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { AccountTable } from '../store/tables.ts';
import type { Account } from './accountFile.ts';

function toRow({ system, login, hash, record, mayDownload }: Account): AccountTable {
  return {
    system,
    login,
    hash,
    record: JSON.stringify(record),
    may_download: mayDownload ? 1 : 0,
  };
}

/** Returns a text that differs when two accounts differ in any field. */
function textOf({ system, login, hash, record, may_download }: AccountTable): string {
  return JSON.stringify([system, login, hash, record, may_download]);
}

/** Returns a text that differs when two accounts differ in name or secret. */
function secretOf({ system, login, hash }: AccountTable): string {
  return JSON.stringify([system, login, hash]);
}

/**
 * Deletes the security keys of accounts that are gone or have another secret: an operator lets a
 * person in again who has lost every key by giving them a new secret (ADR 044).
 */
async function dropKeys(db: AuthStore, wanted: readonly AccountTable[]): Promise<void> {
  const secrets = new Set(wanted.map(secretOf));
  for (const row of await db.selectFrom('auth_account').selectAll().execute()) {
    if (!secrets.has(secretOf(row)))
      await db
        .deleteFrom('auth_key')
        .where('system', '=', row.system)
        .where('login', '=', row.login)
        .execute();
  }
}

/**
 * Takes SQLite's one lock for writing before anything is read: a transaction that has read cannot write
 * any more once another process has, such as one where somebody signs in. There is no account without a system.
 */
async function beginWriting(db: AuthStore): Promise<void> {
  await db.deleteFrom('auth_account').where('system', '=', '').execute();
}

/** Writes an account, also when another server that has just started writes the same one. */
async function putAccount(db: AuthStore, row: AccountTable): Promise<void> {
  const { system: _, login: __, ...rest } = row;
  await db
    .insertInto('auth_account')
    .values(row)
    .onConflict((conflict) => conflict.columns(['system', 'login']).doUpdateSet(rest))
    .execute();
}

/**
 * Makes the database hold exactly these accounts. Signs a user out when the account no longer
 * exists, or when its secret, record or right to download has changed: the old secret may have
 * leaked, and a session keeps the rights that it began with.
 */
export function keepAccounts(
  db: AuthStore,
  accounts: readonly Account[],
  clock: Clock,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const rows = accounts.map(toRow);
    await beginWriting(transaction);
    await dropKeys(transaction, rows);
    const wanted = new Set(rows.map(textOf));
    const kept = new Set<string>();
    for (const row of await transaction.selectFrom('auth_account').selectAll().execute()) {
      if (wanted.has(textOf(row))) kept.add(textOf(row));
      else
        await transaction
          .deleteFrom('auth_account')
          .where('system', '=', row.system)
          .where('login', '=', row.login)
          .execute();
    }
    await transaction
      .updateTable('auth_session')
      .set({ ended_at: clock() })
      .where('ended_at', '=', 0)
      // members have their accounts at the user site, not here
      .where('system', '<>', 'user')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('auth_account')
              .select('auth_account.login')
              .whereRef('auth_account.system', '=', 'auth_session.system')
              .whereRef('auth_account.login', '=', 'auth_session.login'),
          ),
        ),
      )
      .execute();
    for (const row of rows) {
      if (!kept.has(textOf(row))) await putAccount(transaction, row);
    }
  });
}
