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
const AUDIT_KEPT = 400 * DAY;

interface Alive {
  readonly token: TokenTable;
  readonly session: SessionTable;
}

function toEntry({ system, login, id }: SessionTable, address: string) {
  return { system, login, session_id: id, address };
}

/** The sessions of every account system, and their tokens. Times are of `clock`. */
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

  async start({ type, ...entrant }: Entrant, address: string): Promise<Tokens> {
    const session: SessionTable = {
      id: randomUUID(),
      system: type,
      ...entrant,
      expires_at: this.#clock() + this.#lives.session,
      ended_at: 0,
    };
    await this.#db.insertInto('auth_session').values(session).execute();
    await this.#audit.note('signed-in', toEntry(session, address));
    return issueTokens(this.#db, session, this.#clock(), this.#lives, drawToken);
  }

  /** The session that a bearer stands for. */
  async find(type: AuthType, text: string): Promise<SessionTable | undefined> {
    const found =
      (await this.#findAlive(type, text, 'access')) ?? (await this.#findAlive(type, text, 'id'));
    return found?.session;
  }

  /** Gives a refresh token's successors: new ones at its first use, the same ones for a while after. Throws 400 for any other token. */
  async refresh(type: AuthType, text: string, address: string, service?: string): Promise<Tokens> {
    const found = await this.#findAlive(type, text, 'refresh');
    // R7.14: the reservation site's sessions belong to a service
    if (found === undefined || (type === 'rfb' && found.session.login !== service)) {
      await this.#audit.note('refresh-refused', { system: type, address });
      throw new RequestError(400, 'Invalid refresh token');
    }
    await this.#refuseStolen(text, found, address);
    const issued = await this.#rotate(text, found, address);
    // an answer that got lost, asked for again when what it held is over
    return issued.access_token_expires_in === 0 && issued.refresh_token_expires_in > 0
      ? this.refresh(type, issued.refresh_token, address, service)
      : issued;
  }

  /** Ends the session of an access token, with all its tokens. */
  async signOut(type: AuthType, text: string, address: string): Promise<void> {
    const found = await this.#findAlive(type, text, 'access');
    if (found === undefined || !(await this.#end(found.session.id)))
      throw new RequestError(401, 'Invalid access token');
    await this.#audit.note('signed-out', toEntry(found.session, address));
  }

  /** Drops what ended a day ago or more, and what the audit log tells of more than a year ago. */
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

  /** The token and its session, while both live. */
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

  /** Answers true for the one call that ended it. */
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

  /** A token that comes back late, after its successor was used, ends the session: one of the two holders stole it. */
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
