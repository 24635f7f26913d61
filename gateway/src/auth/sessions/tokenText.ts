import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns 256 random bits as text that fits in a cookie and a header. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which the database stores a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Returns the token that follows a refresh token. It is derived from the token and its salt: the
 * same token gives the same successors within the grace time, and neither the database nor an old
 * token alone reveals them.
 */
export function successorOf(token: string, salt: string, kind: string): string {
  return createHmac('sha256', token).update(`${kind} ${salt}`).digest('base64url');
}
