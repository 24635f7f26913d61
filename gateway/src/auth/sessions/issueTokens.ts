import type { Tokens } from 'shared-contracts/staff';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { SessionTable, TokenTable } from '../store/tables.ts';
import { drawToken, hashOf } from './tokenText.ts';

type Kind = TokenTable['kind'];

export interface Lives {
  /** Milliseconds that an access token lives. */
  readonly access: number;
}

function kindsOf({ system, may_download }: SessionTable): Kind[] {
  return [
    'access',
    'refresh',
    ...(may_download === 1 ? ['download' as const] : []),
    ...(system === 'user' ? ['id' as const] : []),
  ];
}

/**
 * Returns when a token expires (milliseconds since 1970): with the session; access and id tokens
 * earlier.
 */
function expiryOf(kind: Kind, session: SessionTable, now: number, { access }: Lives): number {
  return kind === 'access' || kind === 'id'
    ? Math.min(session.expires_at, now + access)
    : session.expires_at;
}

const NAMES = {
  access: 'access_token',
  refresh: 'refresh_token',
  download: 'invoice_download_token',
  id: 'id_token',
} as const;

interface IssuedToken {
  readonly kind: Kind;
  readonly text: string;
}

/** Writes the tokens that the database does not have yet. */
async function keep(
  db: AuthStore,
  session: SessionTable,
  now: number,
  lives: Lives,
  issued: readonly IssuedToken[],
): Promise<void> {
  const rows = issued.map(({ kind, text }) => ({
    hash: hashOf(text),
    session_id: session.id,
    kind,
    salt: drawToken(),
    expires_at: expiryOf(kind, session, now, lives),
    used_at: 0,
  }));
  await db
    .insertInto('auth_token')
    .values(rows)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Reads when each token expires, by its hash. */
async function readExpiries(
  db: AuthStore,
  issued: readonly IssuedToken[],
): Promise<ReadonlyMap<string, number>> {
  const hashes = issued.map(({ text }) => hashOf(text));
  const kept = await db
    .selectFrom('auth_token')
    .select(['hash', 'expires_at'])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(kept.map(({ hash, expires_at }) => [hash, expires_at]));
}

/**
 * Writes the tokens of a session unless the database has them already; returns them with the
 * seconds that they still live.
 */
export async function issueTokens(
  db: AuthStore,
  session: SessionTable,
  now: number,
  lives: Lives,
  textOf: (kind: Kind) => string,
): Promise<Tokens> {
  const issued = kindsOf(session).map((kind) => ({ kind, text: textOf(kind) }));
  await keep(db, session, now, lives, issued);
  const expiries = await readExpiries(db, issued);
  const secondsLeft = (text: string) =>
    Math.max(0, Math.floor(((expiries.get(hashOf(text)) ?? now) - now) / 1000));
  return Object.fromEntries(
    issued.flatMap(({ kind, text }) => [
      [NAMES[kind], text],
      [`${NAMES[kind]}_expires_in`, secondsLeft(text)],
    ]),
  ) as Tokens;
}
