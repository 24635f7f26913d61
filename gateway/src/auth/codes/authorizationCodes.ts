import type { Clock } from 'server-kit/clock';
import { RequestError } from 'server-kit/http/requestError';
import { entrantOf } from '../accounts/entrantOf.ts';
import type { AuditLog } from '../audit.ts';
import type { Entrant } from '../sessions/Sessions.ts';
import { drawToken, hashOf } from '../sessions/tokenText.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { AccountTable } from '../store/tables.ts';
import type { RfbLogin } from '../systems/systems.ts';

/** Milliseconds in which a code can be exchanged. */
const CODE_LIVES = 60_000;

/** Takes a code that nobody can take again. Returns its account, or undefined. */
async function take(
  db: AuthStore,
  code: string,
  { service, now }: { readonly service: string; readonly now: number },
): Promise<AccountTable | undefined> {
  const [taken] = await db
    .deleteFrom('auth_code')
    .where('hash', '=', hashOf(code))
    .where('service', '=', service)
    .where('expires_at', '>', now)
    .returning('login')
    .execute();
  if (taken === undefined) return undefined;
  return db
    .selectFrom('auth_account')
    .selectAll()
    .where('system', '=', 'rfb')
    .where('login', '=', taken.login)
    .executeTakeFirst();
}

/**
 * R3.25: opens the codes of the reservation site. Who has signed in there brings one to the site, which
 * exchanges it for tokens.
 */
export function authorizationCodes(db: AuthStore, audit: AuditLog, clock: Clock) {
  return {
    /** Returns a code that signs an account in to a service, once and within a minute. */
    async issue(login: string, service: string): Promise<string> {
      const code = drawToken();
      const expires_at = clock() + CODE_LIVES;
      await db
        .insertInto('auth_code')
        .values({ hash: hashOf(code), login, service, expires_at })
        .execute();
      return code;
    },
    /** Returns who brings a code. Rejects with RequestError 401 for one that does not count. */
    async redeem(
      { service, authorization_code, requested_contract_id }: RfbLogin,
      address: string,
    ): Promise<Entrant> {
      const account = await take(db, authorization_code, { service, now: clock() });
      if (account === undefined) {
        await audit.note('sign-in-refused', { system: 'rfb', address });
        throw new RequestError(401, 'Login failed');
      }
      return entrantOf(
        'rfb',
        account,
        requested_contract_id === undefined ? {} : { requested_contract_id },
      );
    },
    /** Deletes the codes that are too old. */
    async clear(): Promise<void> {
      await db.deleteFrom('auth_code').where('expires_at', '<=', clock()).execute();
    },
  };
}
export type AuthorizationCodes = ReturnType<typeof authorizationCodes>;
