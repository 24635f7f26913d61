import type { Clock } from 'server-kit/clock';
import { admission, type Admit } from './accounts/admit.ts';
import { SignInPace } from './accounts/signInPace.ts';
import { auditLog, type AuditLog } from './audit.ts';
import { authorizationCodes, type AuthorizationCodes } from './codes/authorizationCodes.ts';
import { SecurityKeys } from './keys/SecurityKeys.ts';
import { type SessionLives, Sessions } from './sessions/Sessions.ts';
import type { AuthStore } from './store/openAuthStore.ts';

/** The parts of the auth server that its routes use. */
export interface AuthServer {
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly admit: Admit;
  readonly codes: AuthorizationCodes;
  readonly keys: SecurityKeys;
  /** Deletes what no longer counts: old sessions, audit rows, tries, challenges and codes. */
  forget(): Promise<void>;
}

/**
 * Connects the parts of the auth server over one database. `staffOrigin` is the host at which staff
 * use security keys; without it there are none.
 */
export function authServer(
  db: AuthStore,
  clock: Clock,
  lives: SessionLives,
  staffOrigin?: string,
): AuthServer {
  const audit = auditLog(db, clock);
  const sessions = new Sessions(db, audit, clock, lives);
  const pace = new SignInPace(db, clock);
  const keys = new SecurityKeys(db, clock, staffOrigin);
  const codes = authorizationCodes(db, audit, clock);
  return {
    audit,
    sessions,
    admit: admission(db, audit, pace),
    codes,
    keys,
    forget: async () => {
      await sessions.forget();
      await pace.clear();
      await keys.clear();
      await codes.clear();
    },
  };
}
