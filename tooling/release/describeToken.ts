import type { IssuedToken } from 'shared-contracts/release';

/** One issued token as a line for a terminal. */
export function describeToken(token: IssuedToken): string {
  const { id, widget, acts, expiresAt, issuedBy, revokedAt, note } = token;
  const state = revokedAt === null ? `until ${expiresAt}` : `revoked ${revokedAt}`;
  return `${id}  ${widget.padEnd(16)} ${state}  ${acts.join(',')}  by ${issuedBy}: ${note}`;
}
