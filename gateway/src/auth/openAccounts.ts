import type { Clock } from 'server-kit/clock';
import { readAccountFile } from './accounts/accountFile.ts';
import { keepAccounts } from './accounts/keepAccounts.ts';
import { type AuthStore, type AuthStoreOptions, openAuthStore } from './store/openAuthStore.ts';

export interface AccountOptions extends AuthStoreOptions {
  /** File of the accounts that may sign in; without it those in the database stay. */
  readonly file: string | undefined;
  /** In production no demonstration account is let in. */
  readonly isProduction: boolean;
}

/** The accounts of the settings' file, in the database that also holds the sessions. */
export async function openAccounts(
  { file, isProduction, ...place }: AccountOptions,
  clock: Clock,
): Promise<AuthStore> {
  const store = await openAuthStore(place);
  if (file !== undefined)
    await keepAccounts(store, await readAccountFile(file, isProduction), clock);
  return store;
}
