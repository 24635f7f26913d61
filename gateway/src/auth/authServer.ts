import type { Clock } from 'server-kit/clock';
import { admission, type Admit } from './accounts/admit.ts';
import { auditLog, type AuditLog } from './audit.ts';
import { type SessionLives, Sessions } from './sessions/Sessions.ts';
import type { AuthStore } from './store/openAuthStore.ts';

/** The parts of the auth server that its routes use. */
export interface AuthServer {
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly admit: Admit;
}

/** Connects the parts of the auth server over one database. */
export function authServer(db: AuthStore, clock: Clock, lives: SessionLives): AuthServer {
  const audit = auditLog(db, clock);
  return {
    audit,
    sessions: new Sessions(db, audit, clock, lives),
    admit: admission(db, audit, clock),
  };
}
