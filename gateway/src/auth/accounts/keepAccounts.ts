import type { Clock } from '../../clock.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { Account } from './accountFile.ts';

/** The database holds the accounts of the file and no others; whose account has gone is signed out. */
export const keepAccounts = (db: AuthStore, accounts: readonly Account[], clock: Clock): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('auth_account').execute();
    for (const { system, login, hash, record, mayDownload } of accounts) {
      await transaction.insertInto('auth_account').values({ system, login, hash, record: JSON.stringify(record), may_download: mayDownload ? 1 : 0 }).execute();
    }
    await transaction.updateTable('auth_session').set({ ended_at: clock() }).where('ended_at', '=', 0)
      // members of the user site have their account there
      .where('system', '<>', 'user')
      .where(({ not, exists, selectFrom }) => not(exists(
        selectFrom('auth_account').select('auth_account.login')
          .whereRef('auth_account.system', '=', 'auth_session.system').whereRef('auth_account.login', '=', 'auth_session.login'),
      )))
      .execute();
  });
