import { randomUUID } from 'node:crypto';
import type { Clock } from 'server-kit/clock';
import type { AuthStore } from './store/openAuthStore.ts';
import type { AuditEvent, AuditTable } from './store/tables.ts';

export type AuditEntry = Pick<AuditTable, 'system' | 'address'> &
  Partial<Pick<AuditTable, 'login' | 'session_id'>>;

/**
 * Opens the audit log: one row for every sign-in, refusal, renewal and sign-out, without secrets
 * and tokens. `count` returns how many rows of an event are newer than `since` (milliseconds since
 * 1970).
 */
export function auditLog(db: AuthStore, clock: Clock) {
  const count = async (
    event: AuditEvent,
    since: number,
    which: { readonly [Name in 'system' | 'login' | 'address' | 'session_id']?: string },
  ): Promise<number> => {
    let query = db
      .selectFrom('auth_audit')
      .select(({ fn }) => fn.countAll<number>().as('number'))
      .where('event', '=', event)
      .where('at', '>', since);
    for (const [name, value] of Object.entries(which))
      query = query.where(name as 'login', '=', value);
    return Number((await query.executeTakeFirstOrThrow()).number);
  };
  return {
    count,
    async note(
      event: AuditEvent,
      { login = '', session_id = '', ...entry }: AuditEntry,
    ): Promise<void> {
      await db
        .insertInto('auth_audit')
        .values({ id: randomUUID(), at: clock(), event, login, session_id, ...entry })
        .execute();
    },
  };
}
export type AuditLog = ReturnType<typeof auditLog>;
