import type { Clock } from 'server-kit/clock';
import { readAccountFile } from './accounts/accountFile.ts';
import { keepAccounts } from './accounts/keepAccounts.ts';
import { type AuthStore, type AuthStoreOptions, openAuthStore } from './store/openAuthStore.ts';

export interface AccountOptions extends AuthStoreOptions {
  /**
   * The file of the accounts that may sign in; without it the database keeps the accounts that it
   * has.
   */
  readonly file: string | undefined;
  /** Production refuses demonstration accounts. */
  readonly isProduction: boolean;
}

/**
 * Opens the database of accounts and sessions, with the accounts of the file. Rejects like
 * `readAccountFile`.
 */
export async function openAccounts(
  { file, isProduction, ...place }: AccountOptions,
  clock: Clock,
): Promise<AuthStore> {
  const store = await openAuthStore(place);
  if (file !== undefined)
    await keepAccounts(store, await readAccountFile(file, isProduction), clock);
  return store;
}
