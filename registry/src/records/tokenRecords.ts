import type { Kysely, Selectable } from 'kysely';
import type { RegistryTables } from './tables.ts';

/** A token that an operator has issued. */
export interface TokenRecord {
  readonly id: string;
  /** Hexadecimal SHA-256 of the token. */
  readonly hash: string;
  /** The widget of the token, or `operator` or `shell`. */
  readonly widget: string;
  /** What it may do (`access/acts.ts`). */
  readonly acts: readonly string[];
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly issuedBy: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** ISO 8601; undefined while it counts. */
  readonly revokedAt: string | undefined;
  readonly note: string;
  /** The begin of the hour of its last use, in milliseconds since 1970; undefined for none. */
  readonly usedAt: number | undefined;
  /** The name of the token that opened it as a session of a team's page (ADR 083); undefined for any other. */
  readonly sessionOf: string | undefined;
}

export interface TokenReads {
  findToken(id: string): Promise<TokenRecord | undefined>;
  /** Returns every issued token but sessions, the newest first. */
  listTokens(): Promise<TokenRecord[]>;
}
export interface TokenUses {
  /** Notes the hour in which a token was used last. */
  noteUse(id: string, hour: number): Promise<void>;
}
export interface TokenRecords extends TokenReads {
  addToken(
    token: Omit<TokenRecord, 'revokedAt' | 'usedAt' | 'sessionOf'> & {
      readonly sessionOf?: string | undefined;
    },
  ): Promise<void>;
  /** Removes the tokens that ended or were revoked before `time` (milliseconds since 1970). */
  forgetTokens(time: number): Promise<void>;
  /** Revokes a token for good. `at` is ISO 8601. */
  revokeToken(id: string, at: string): Promise<void>;
}

function toRecord(row: Selectable<RegistryTables['token']>): TokenRecord {
  return {
    id: row.id,
    hash: row.hash,
    widget: row.widget,
    acts: JSON.parse(row.acts) as string[],
    issuedAt: row.issued_at,
    issuedBy: row.issued_by,
    expiresAt: Number(row.expires_at),
    revokedAt: row.revoked_at === '' ? undefined : row.revoked_at,
    note: row.note,
    usedAt: Number(row.used_at) || undefined,
    sessionOf: row.session_of === '' ? undefined : row.session_of,
  };
}

/** Reads the tokens that were issued. */
export function tokenReads(database: Kysely<RegistryTables>): TokenReads {
  const all = database.selectFrom('token').selectAll();
  return {
    async findToken(id) {
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row && toRecord(row);
    },
    async listTokens() {
      const issued = all.where('session_of', '=', '').orderBy('issued_at', 'desc').orderBy('id');
      return (await issued.execute()).map(toRecord);
    },
  };
}

/** Notes uses of tokens. They are no acts: nothing that is live depends on them. */
export function tokenUses(database: Kysely<RegistryTables>): TokenUses {
  return {
    async noteUse(id, hour) {
      await database.updateTable('token').set({ used_at: hour }).where('id', '=', id).execute();
    },
  };
}

/** Reads and writes the tokens that were issued. Use it inside an act only. */
export function tokenRecords(database: Kysely<RegistryTables>): TokenRecords {
  return {
    ...tokenReads(database),
    async addToken({ id, hash, widget, acts, issuedAt, issuedBy, expiresAt, note, sessionOf }) {
      await database
        .insertInto('token')
        .values({
          id,
          hash,
          widget,
          acts: JSON.stringify(acts),
          issued_at: issuedAt,
          issued_by: issuedBy,
          expires_at: expiresAt,
          revoked_at: '',
          note,
          session_of: sessionOf ?? '',
        })
        .execute();
    },
    async forgetTokens(time) {
      await database
        .deleteFrom('token')
        .where((token) =>
          token.or([
            token('expires_at', '<', time),
            token.and([
              token('revoked_at', '!=', ''),
              token('revoked_at', '<', new Date(time).toISOString()),
            ]),
          ]),
        )
        .execute();
    },
    async revokeToken(id, at) {
      await database.updateTable('token').set({ revoked_at: at }).where('id', '=', id).execute();
    },
  };
}
