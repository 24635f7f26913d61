import { hash } from 'node:crypto';
import type { AuthType } from 'shared-contracts/staff';
import { networkOf } from 'server-kit/admission/networkOf';
import { RequestError } from 'server-kit/http/requestError';
import type { AuditLog } from '../audit.ts';
import type { Entrant } from '../sessions/Sessions.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { AccountTable } from '../store/tables.ts';
import type { Claim } from '../systems/claim.ts';
import { entrantOf } from './entrantOf.ts';
import { hashSecret, isSecretOf } from './secretHash.ts';
import {
  type AttemptKey,
  OF_ACCOUNT,
  OF_ACCOUNT_AND_NETWORK,
  OF_NETWORK,
  type Pace,
  type SignInPace,
} from './signInPace.ts';

/** Checked for unknown names, so that they take as long as a wrong secret. */
let nobody: Promise<string> | undefined;
function hashOfNobody() {
  return (nobody ??= hashSecret('nobody has this secret'));
}

/** How many names stand for all that no account has. */
const UNKNOWN_NAMES = 4096;

/**
 * Returns the name under which the tries of a login are counted. One that no account has stands as a
 * number, since it could be a secret in the wrong field.
 */
function countedName(login: string, account: AccountTable | undefined): string {
  if (account) return login;
  return `#${Number.parseInt(hash('sha256', login).slice(0, 8), 16) % UNKNOWN_NAMES}`;
}

/** What a try is counted as; the account from all networks only where it does not know this one. */
async function pacesOf(
  pace: SignInPace,
  own: AttemptKey,
): Promise<(readonly [AttemptKey, Pace])[]> {
  const ofNetwork = { system: '', login: '', network: own.network };
  const ofAccount = { ...own, network: '' };
  const isKnown = await pace.isKnown(own);
  return [
    [own, OF_ACCOUNT_AND_NETWORK],
    [ofNetwork, OF_NETWORK],
    ...(isKnown ? [] : ([[ofAccount, OF_ACCOUNT]] as const)),
  ];
}

/**
 * Counts a try, and rejects with RequestError 429 where it comes too soon; then it is not counted.
 * Returns what to call when the secret was right.
 */
async function takePlace(pace: SignInPace, own: AttemptKey): Promise<() => Promise<void>> {
  const taken: AttemptKey[] = [];
  for (const [key, limit] of await pacesOf(pace, own)) {
    const wait = await pace.take(key, limit);
    if (wait > 0) {
      for (const each of taken) await pace.giveBack(each);
      throw new RequestError(429, 'Too many sign-ins were refused', {
        retryAfter: Math.ceil(wait / 1000),
      });
    }
    taken.push(key);
  }
  return async () => {
    for (const each of taken) await pace.giveBack(each);
    await pace.forget(own);
    await pace.know(own);
  };
}

/**
 * Returns a function that checks a claim against the accounts. It rejects with RequestError 401 for
 * an unknown name or a wrong secret, and with 429 where tries follow each other too fast. Nobody
 * can shut an account from another network: a network from which it has signed in before waits only
 * for the wrong secrets that came from itself (ADR 038).
 */
export function admission(db: AuthStore, audit: AuditLog, pace: SignInPace) {
  return async (type: AuthType, { login, secret }: Claim, address: string): Promise<Entrant> => {
    const account = await db
      .selectFrom('auth_account')
      .selectAll()
      .where('system', '=', type)
      .where('login', '=', login)
      .executeTakeFirst();
    const name = countedName(login, account);
    const right = await takePlace(pace, { system: type, login: name, network: networkOf(address) });
    const isRight = await isSecretOf(secret, account?.hash ?? (await hashOfNobody()));
    if (account === undefined || !isRight) {
      await audit.note('sign-in-refused', { system: type, login: account?.login ?? '', address });
      throw new RequestError(401, 'Login failed');
    }
    await right();
    return entrantOf(type, account);
  };
}
export type Admit = ReturnType<typeof admission>;
