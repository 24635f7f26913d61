import * as z from 'zod/mini';

/** A token that an operator has issued, without the token itself. Times are ISO 8601. */
const issuedToken = z.object({
  id: z.string(),
  /** The widget of the token, or `operator` or `shell`. */
  widget: z.string(),
  /** What it may do. */
  acts: z.array(z.string()),
  issuedAt: z.string(),
  issuedBy: z.string(),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  note: z.string(),
  /** The begin of the hour of its last use; null for none. */
  usedAt: z.nullable(z.string()),
});
export type IssuedToken = z.infer<typeof issuedToken>;

/** The replies of `GET /tokens` and of `POST /tokens`, which alone shows a token. */
export const tokensReply = z.object({ tokens: z.array(issuedToken) });
export const newTokenReply = z.object({
  id: z.string(),
  token: z.string(),
  expiresAt: z.string(),
});

/** The reply of `GET /tokens/session` of the registry: whose session of a team's page it is. */
export const teamSessionReply = z.object({
  /** The widget of the team, or `operator`. */
  widget: z.string(),
  /** The name in the audit log. */
  name: z.string(),
  acts: z.array(z.string()),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type TeamSession = z.infer<typeof teamSessionReply>;
