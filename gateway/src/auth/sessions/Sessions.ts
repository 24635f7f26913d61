import { randomUUID } from 'node:crypto';
import type { AuthType, Tokens } from 'shared-contracts/staff';
import type { Clock } from 'server-kit/clock';
import { RequestError } from 'server-kit/http/requestError';
import type { AuditLog } from '../audit.ts';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { SessionTable, TokenTable } from '../store/tables.ts';
import { issueTokens } from './issueTokens.ts';
import { drawToken, hashOf, successorOf } from './tokenText.ts';

/** How long tokens and sessions live, in milliseconds. */
export interface SessionLives {
  readonly access: number;
  /** From sign-in to the end; renewing the tokens does not prolong it. */
  readonly session: number;
  /**
   * How long a used refresh token gives the same new tokens again: other tabs and shell servers may
   * renew with it at the same time.
   */
  readonly grace: number;
}

/** A user who has proved who they are, and what their session remembers of the account. */
export interface Entrant extends Pick<SessionTable, 'login' | 'record' | 'may_download'> {
  readonly type: AuthType;
}

/** Milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AUDIT_KEPT = 400 * DAY;

/** A token that has not expired, and its session, which has not ended. */
interface Alive {
  readonly token: TokenTable;
  readonly session: SessionTable;
}

function toEntry({ system, login, id }: SessionTable, address: string) {
  return { system, login, session_id: id, address };
}

function serviceOf({ record }: SessionTable): unknown {
  return (JSON.parse(record) as { readonly service?: unknown }).service;
}

/** The sessions of every account system, and their tokens. `clock` gives every time. */
export class Sessions {
  readonly #db: AuthStore;
  readonly #audit: AuditLog;
  readonly #clock: Clock;
  readonly #lives: SessionLives;

  constructor(db: AuthStore, audit: AuditLog, clock: Clock, lives: SessionLives) {
    this.#db = db;
    this.#audit = audit;
    this.#clock = clock;
    this.#lives = lives;
  }

  /** Starts a session and returns its first tokens. */
  async start({ type, ...entrant }: Entrant, address: string): Promise<Tokens> {
    const session: SessionTable = {
      id: randomUUID(),
      system: type,
      ...entrant,
      started_at: this.#clock(),
      expires_at: this.#clock() + this.#lives.session,
      ended_at: 0,
    };
    await this.#db.insertInto('auth_session').values(session).execute();
    await this.#audit.note('signed-in', toEntry(session, address));
    return issueTokens(this.#db, session, this.#clock(), this.#lives, drawToken);
  }

  /**
   * Returns the session of a token of this kind; undefined when the token is unknown or expired, or
   * the session has ended.
   */
  async find(
    type: AuthType,
    text: string,
    kind: 'access' | 'id' = 'access',
  ): Promise<SessionTable | undefined> {
    return (await this.#findAlive(type, text, kind))?.session;
  }

  /**
   * Returns the tokens that follow a refresh token: new ones at its first use, the same ones again
   * within the grace time. Rejects with RequestError 400 for any other token.
   */
  async refresh(type: AuthType, text: string, address: string, service?: string): Promise<Tokens> {
    const found = await this.#findAlive(type, text, 'refresh');
    // R7.14: a session of the reservation site belongs to a service
    if (found === undefined || (type === 'rfb' && serviceOf(found.session) !== service)) {
      await this.#noteRefused(text, address);
      throw new RequestError(400, 'Invalid refresh token');
    }
    await this.#refuseStolen(text, found, address);
    const issued = await this.#rotate(text, found, address);
    // the reply got lost, and its access token has expired by now: renew once more
    return issued.access_token_expires_in === 0 && issued.refresh_token_expires_in > 0
      ? this.refresh(type, issued.refresh_token, address, service)
      : issued;
  }

  /**
   * Ends the session of an access token, with all its tokens. Rejects with RequestError 401 when
   * there is none.
   */
  async signOut(type: AuthType, text: string, address: string): Promise<void> {
    const found = await this.#findAlive(type, text, 'access');
    if (found === undefined || !(await this.#end(found.session.id)))
      throw new RequestError(401, 'Invalid access token');
    await this.#audit.note('signed-out', toEntry(found.session, address));
  }

  /** Deletes sessions that expired more than a day ago, and audit rows older than 400 days. */
  async forget(): Promise<void> {
    const now = this.#clock();
    const over = this.#db
      .selectFrom('auth_session')
      .select('id')
      .where('expires_at', '<', now - DAY);
    await this.#db.deleteFrom('auth_token').where('session_id', 'in', over).execute();
    await this.#db
      .deleteFrom('auth_session')
      .where('expires_at', '<', now - DAY)
      .execute();
    await this.#db
      .deleteFrom('auth_audit')
      .where('at', '<', now - AUDIT_KEPT)
      .execute();
  }

  /**
   * Notes that a renewal was refused, once an hour for a session. A text that was never a token of
   * a session leaves no row, so that a stranger cannot fill the log.
   */
  async #noteRefused(text: string, address: string): Promise<void> {
    const session = await this.#db
      .selectFrom('auth_token')
      .innerJoin('auth_session', 'auth_session.id', 'auth_token.session_id')
      .selectAll('auth_session')
      .where('auth_token.hash', '=', hashOf(text))
      .executeTakeFirst();
    if (session === undefined) return;
    const since = this.#clock() - HOUR;
    const noted = await this.#audit.count('refresh-refused', since, { session_id: session.id });
    if (noted === 0) await this.#audit.note('refresh-refused', toEntry(session, address));
  }

  /** Returns the token and its session; undefined when either has expired or ended. */
  async #findAlive(
    type: AuthType,
    text: string,
    kind: TokenTable['kind'],
  ): Promise<Alive | undefined> {
    const now = this.#clock();
    const token = await this.#db
      .selectFrom('auth_token')
      .selectAll()
      .where('hash', '=', hashOf(text))
      .where('kind', '=', kind)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (token === undefined) return undefined;
    const session = await this.#db
      .selectFrom('auth_session')
      .selectAll()
      .where('id', '=', token.session_id)
      .where('system', '=', type)
      .where('ended_at', '=', 0)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return session === undefined ? undefined : { token, session };
  }

  /** Ends a session. Returns true for the one call that ended it. */
  async #end(id: string): Promise<boolean> {
    const ended = await this.#db
      .updateTable('auth_session')
      .set({ ended_at: this.#clock() })
      .where('id', '=', id)
      .where('ended_at', '=', 0)
      .returning('id')
      .execute();
    return ended.length > 0;
  }

  /**
   * Ends the session when a used refresh token comes back after the grace time and its successor
   * was used too: one of the two holders has stolen it. Then rejects with RequestError 400.
   */
  async #refuseStolen(text: string, { token, session }: Alive, address: string): Promise<void> {
    const { salt, used_at } = token;
    if (used_at === 0 || this.#clock() <= used_at + this.#lives.grace) return;
    const successor = await this.#db
      .selectFrom('auth_token')
      .select('used_at')
      .where('hash', '=', hashOf(successorOf(text, salt, 'refresh')))
      .executeTakeFirst();
    if (successor === undefined || successor.used_at === 0) return;
    if (await this.#end(session.id))
      await this.#audit.note('refresh-reused', toEntry(session, address));
    throw new RequestError(400, 'Invalid refresh token');
  }

  /** Writes the successors of a refresh token, and notes its first use. */
  async #rotate(text: string, { token, session }: Alive, address: string): Promise<Tokens> {
    const issued = await issueTokens(this.#db, session, this.#clock(), this.#lives, (kind) =>
      successorOf(text, token.salt, kind),
    );
    const firstUse = await this.#db
      .updateTable('auth_token')
      .set({ used_at: this.#clock() })
      .where('hash', '=', token.hash)
      .where('used_at', '=', 0)
      .returning('hash')
      .execute();
    if (firstUse.length > 0) await this.#audit.note('rotated', toEntry(session, address));
    return issued;
  }
}
