import type { Clock } from 'server-kit/clock';
import { admission, type Admit } from './accounts/admit.ts';
import { SignInPace } from './accounts/signInPace.ts';
import { auditLog, type AuditLog } from './audit.ts';
import { type SessionLives, Sessions } from './sessions/Sessions.ts';
import type { AuthStore } from './store/openAuthStore.ts';

/** The parts of the auth server that its routes use. */
export interface AuthServer {
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly admit: Admit;
  /** Deletes what no longer counts: old sessions, audit rows and tries. */
  forget(): Promise<void>;
}

/** Connects the parts of the auth server over one database. */
export function authServer(db: AuthStore, clock: Clock, lives: SessionLives): AuthServer {
  const audit = auditLog(db, clock);
  const sessions = new Sessions(db, audit, clock, lives);
  const pace = new SignInPace(db, clock);
  return {
    audit,
    sessions,
    admit: admission(db, audit, pace),
    forget: async () => {
      await sessions.forget();
      await pace.clear();
    },
  };
}
