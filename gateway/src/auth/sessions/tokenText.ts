import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, fit for a cookie and a header. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * What a refresh token is renewed to. It takes the token and its salt, so whoever comes with the same token within the grace
 * time gets the same successors, and neither the database nor an old token alone gives them away.
 */
export function successorOf(token: string, salt: string, kind: string): string {
  return createHmac('sha256', token).update(`${kind} ${salt}`).digest('base64url');
}
