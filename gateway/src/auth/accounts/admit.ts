import type { AuthType } from 'shared-contracts/staff';
import { RequestError } from 'server-kit/http/requestError';
import type { AuditLog } from '../audit.ts';
import type { Clock } from 'server-kit/clock';
import type { Entrant } from '../sessions/Sessions.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { Claim } from '../systems/claim.ts';
import { hashSecret, isSecretOf } from './secretHash.ts';

/** Milliseconds in which refused sign-ins count. */
const WINDOW = 300_000;
/** Refused sign-ins after which an account, or an address, is refused without a check. */
const MOST_OF_ACCOUNT = 10;
const MOST_OF_ADDRESS = 30;

/** Checked for unknown names, so that they take as long as a wrong secret. */
let nobody: Promise<string> | undefined;
function hashOfNobody() {
  return (nobody ??= hashSecret('nobody has this secret'));
}

/**
 * Returns a function that checks a claim against the accounts. It rejects with RequestError 401 for
 * an unknown name or a wrong secret, and with 429 after too many refused sign-ins of the account or
 * the address.
 */
export function admission(db: AuthStore, audit: AuditLog, clock: Clock) {
  return async (
    type: AuthType,
    { login, secret, record = {} }: Claim,
    address: string,
  ): Promise<Entrant> => {
    const since = clock() - WINDOW;
    const account = await db
      .selectFrom('auth_account')
      .selectAll()
      .where('system', '=', type)
      .where('login', '=', login)
      .executeTakeFirst();
    const [ofAddress, ofAccount] = await Promise.all([
      audit.count('sign-in-refused', since, { address }),
      account === undefined ? 0 : audit.count('sign-in-refused', since, { system: type, login }),
    ]);
    if (ofAddress >= MOST_OF_ADDRESS || ofAccount >= MOST_OF_ACCOUNT)
      throw new RequestError(429, 'Too many sign-ins were refused');
    const isRight = await isSecretOf(secret, account?.hash ?? (await hashOfNobody()));
    if (account === undefined || !isRight) {
      await audit.note('sign-in-refused', { system: type, login: account?.login ?? '', address });
      throw new RequestError(401, 'Login failed');
    }
    return {
      type,
      login,
      record: JSON.stringify({ ...(JSON.parse(account.record) as object), ...record }),
      may_download: account.may_download,
    };
  };
}
export type Admit = ReturnType<typeof admission>;
