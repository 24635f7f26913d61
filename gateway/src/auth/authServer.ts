import type { Clock } from 'server-kit/clock';
import { admission, type Admit } from './accounts/admit.ts';
import { auditLog, type AuditLog } from './audit.ts';
import { type SessionLives, Sessions } from './sessions/Sessions.ts';
import type { AuthStore } from './store/openAuthStore.ts';

/** What the routes of the auth server work with. */
export interface AuthServer {
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly admit: Admit;
}

export function authServer(db: AuthStore, clock: Clock, lives: SessionLives): AuthServer {
  const audit = auditLog(db, clock);
  return {
    audit,
    sessions: new Sessions(db, audit, clock, lives),
    admit: admission(db, audit, clock),
  };
}
