import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { TokenRecord } from '../records/tokenRecords.ts';
import { digestOf, type Publisher } from './teamTokens.ts';

/** `asg_<id>_<secret>`: the prefix lets a scanner of leaked secrets find it. */
const ISSUED = /^asg_([0-9a-f]{8})_[A-Za-z0-9_-]{43}$/;

/**
 * Draws a token with 256 random bits. Only its hash is kept. Its prefix keeps a reader of flags from taking
 * it for one, whatever the bits are.
 */
export function drawToken(random: (bytes: number) => Buffer = randomBytes): {
  readonly id: string;
  readonly token: string;
  readonly hash: string;
} {
  const id = random(4).toString('hex');
  const token = `asg_${id}_${random(32).toString('base64url')}`;
  return { id, token, hash: digestOf(token).toString('hex') };
}

/** Returns the id in an issued token; undefined for any other text. */
export function issuedId(token: string): string | undefined {
  return ISSUED.exec(token)?.[1];
}

/** Returns why a known token does not count at `now` (milliseconds since 1970); undefined if it does. */
export function whyNotValid(
  token: string,
  record: TokenRecord,
  now: number,
): 'wrong' | 'revoked' | 'expired' | undefined {
  if (!timingSafeEqual(Buffer.from(record.hash, 'hex'), digestOf(token))) return 'wrong';
  return whyOver(record, now);
}

/** Returns why the time of an issued token is over at `now` (milliseconds since 1970); undefined if it is not. */
export function whyOver(
  { expiresAt, revokedAt }: TokenRecord,
  now: number,
): 'revoked' | 'expired' | undefined {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt <= now ? 'expired' : undefined;
}

/** Returns who acts with an issued token; with a session, it is the token that opened it. */
export function toIssued({ id, widget, acts, expiresAt, sessionOf }: TokenRecord): Publisher {
  return {
    widget,
    name: sessionOf ?? `${widget}#${id}`,
    acts,
    issued: { id, expiresAt, isSession: sessionOf !== undefined },
  };
}
