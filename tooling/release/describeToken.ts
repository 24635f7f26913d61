import type { IssuedToken } from 'shared-contracts/release';

/** One issued token as a line for a terminal. The registry knows the hour of its last use. */
export function describeToken(token: IssuedToken): string {
  const { id, widget, acts, expiresAt, issuedBy, revokedAt, note, usedAt } = token;
  const state = revokedAt === null ? `until ${expiresAt}` : `revoked ${revokedAt}`;
  const used = usedAt === null ? 'never used' : `used ${usedAt.slice(0, 13)}h`;
  return `${id}  ${widget.padEnd(16)} ${state}  ${used}  ${acts.join(',')}  by ${issuedBy}: ${note}`;
}
