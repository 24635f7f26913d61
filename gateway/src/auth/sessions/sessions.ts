import { randomUUID } from 'node:crypto';
import type { AuthType, Tokens } from 'shared-contracts/staff';
import type { Clock } from 'server-kit/clock';
import { RequestError } from 'server-kit/http/requestError';
import type { AuditLog } from '../audit.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { SessionTable, TokenTable } from '../store/tables.ts';
import { issueTokens } from './issueTokens.ts';
import { drawToken, hashOf, successorOf } from './tokenText.ts';

/** Milliseconds. */
export interface SessionLives {
  readonly access: number;
  /** From sign-in to the end, however often the tokens are renewed. */
  readonly session: number;
  /** After its first use a refresh token gives the same successors for so long: to other tabs, requests and shell servers. */
  readonly grace: number;
}

export interface Entrant extends Pick<SessionTable, 'login' | 'record' | 'may_download'> {
  readonly type: AuthType;
}

/** Milliseconds. */
const DAY = 86_400_000;

export function sessions(db: AuthStore, audit: AuditLog, clock: Clock, lives: SessionLives) {
  /** The token and its session, while both live. */
  const findAlive = async (
    type: AuthType,
    text: string,
    kind: TokenTable['kind'],
  ): Promise<{ token: TokenTable; session: SessionTable } | undefined> => {
    const token = await db
      .selectFrom('auth_token')
      .selectAll()
      .where('hash', '=', hashOf(text))
      .where('kind', '=', kind)
      .where('expires_at', '>', clock())
      .executeTakeFirst();
    if (token === undefined) return undefined;
    const session = await db
      .selectFrom('auth_session')
      .selectAll()
      .where('id', '=', token.session_id)
      .where('system', '=', type)
      .where('ended_at', '=', 0)
      .where('expires_at', '>', clock())
      .executeTakeFirst();
    return session === undefined ? undefined : { token, session };
  };

  /** True for the one call that ended it. */
  const end = async (id: string): Promise<boolean> => {
    const ended = await db
      .updateTable('auth_session')
      .set({ ended_at: clock() })
      .where('id', '=', id)
      .where('ended_at', '=', 0)
      .returning('id')
      .execute();
    return ended.length > 0;
  };

  /** A token that comes back late, after its successor was used: one of the two holders stole it. */
  const isStolen = async (text: string, { salt, used_at }: TokenTable): Promise<boolean> => {
    if (used_at === 0 || clock() <= used_at + lives.grace) return false;
    const successor = await db
      .selectFrom('auth_token')
      .select('used_at')
      .where('hash', '=', hashOf(successorOf(text, salt, 'refresh')))
      .executeTakeFirst();
    return successor !== undefined && successor.used_at !== 0;
  };

  const refresh = async (
    type: AuthType,
    text: string,
    address: string,
    service?: string,
  ): Promise<Tokens> => {
    const found = await findAlive(type, text, 'refresh');
    // R7.14: the reservation site's sessions belong to a service
    if (found === undefined || (type === 'rfb' && found.session.login !== service)) {
      await audit.note('refresh-refused', { system: type, address });
      throw new RequestError(400, 'Invalid refresh token');
    }
    const { token, session } = found;
    const entry = { system: type, login: session.login, session_id: session.id, address };
    if (await isStolen(text, token)) {
      if (await end(session.id)) await audit.note('refresh-reused', entry);
      throw new RequestError(400, 'Invalid refresh token');
    }
    const issued = await issueTokens(db, session, clock(), lives, (kind) =>
      successorOf(text, token.salt, kind),
    );
    const firstUse = await db
      .updateTable('auth_token')
      .set({ used_at: clock() })
      .where('hash', '=', token.hash)
      .where('used_at', '=', 0)
      .returning('hash')
      .execute();
    if (firstUse.length > 0) await audit.note('rotated', entry);
    // an answer that got lost, asked for again when what it held is over
    return issued.access_token_expires_in === 0 && issued.refresh_token_expires_in > 0
      ? refresh(type, issued.refresh_token, address, service)
      : issued;
  };

  return {
    refresh,
    async start({ type, ...entrant }: Entrant, address: string): Promise<Tokens> {
      const session: SessionTable = {
        id: randomUUID(),
        system: type,
        ...entrant,
        expires_at: clock() + lives.session,
        ended_at: 0,
      };
      await db.insertInto('auth_session').values(session).execute();
      await audit.note('signed-in', {
        system: type,
        login: session.login,
        session_id: session.id,
        address,
      });
      return issueTokens(db, session, clock(), lives, drawToken);
    },
    /** The session that a bearer stands for. */
    async find(type: AuthType, text: string): Promise<SessionTable | undefined> {
      return ((await findAlive(type, text, 'access')) ?? (await findAlive(type, text, 'id')))
        ?.session;
    },
    /** Ends the session of an access token, with all its tokens. */
    async signOut(type: AuthType, text: string, address: string): Promise<void> {
      const found = await findAlive(type, text, 'access');
      if (found === undefined || !(await end(found.session.id)))
        throw new RequestError(401, 'Invalid access token');
      await audit.note('signed-out', {
        system: type,
        login: found.session.login,
        session_id: found.session.id,
        address,
      });
    },
    /** Drops what ended a day ago or more, and what the audit log tells of more than a year ago. */
    async forget(): Promise<void> {
      const over = db
        .selectFrom('auth_session')
        .select('id')
        .where('expires_at', '<', clock() - DAY);
      await db.deleteFrom('auth_token').where('session_id', 'in', over).execute();
      await db
        .deleteFrom('auth_session')
        .where('expires_at', '<', clock() - DAY)
        .execute();
      await db
        .deleteFrom('auth_audit')
        .where('at', '<', clock() - 400 * DAY)
        .execute();
    },
  };
}
export type Sessions = ReturnType<typeof sessions>;
