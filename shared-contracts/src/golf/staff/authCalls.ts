import * as z from 'zod/mini';
import { isStaffKind, type AuthType, type StaffKind } from './authTypes.ts';

/**
 * Paths below the gateway's base. The shell itself handles login, logout and token on the same
 * paths.
 */
export interface AuthPaths {
  readonly login: string;
  readonly logout: string;
  readonly token: string;
  readonly user: string;
}

/**
 * R7.10 to R7.13: returns the paths of an account system; each system other than staff has a folder
 * of its own.
 */
export function authPaths(type: AuthType): AuthPaths {
  return isStaffKind(type)
    ? {
        login: `/auth/login/${type}`,
        logout: `/auth/logout/${type}`,
        token: `/auth/token/${type}`,
        user: `/auth/${type}`,
      }
    : {
        login: `/account/${type}/login`,
        logout: `/account/${type}/logout`,
        token: `/account/${type}/token`,
        user: `/account/${type}/user`,
      };
}

/**
 * R3.22, R3.25: tokens with their lives in seconds. rbs may add the download token, the user site
 * the id token.
 */
export const tokens = z.object({
  access_token: z.string(),
  access_token_expires_in: z.number(),
  refresh_token: z.string(),
  refresh_token_expires_in: z.number(),
  invoice_download_token: z.optional(z.string()),
  invoice_download_token_expires_in: z.optional(z.number()),
  id_token: z.optional(z.string()),
  id_token_expires_in: z.optional(z.number()),
});
export type Tokens = z.infer<typeof tokens>;

/** The reply of login and token; the first item counts. */
export const tokenReply = z.object({ data: z.array(tokens).check(z.minLength(1)) });

/** Returns the path of the security keys of one kind of staff (ADR 044). */
export function keysPath(kind: StaffKind): string {
  return `/staff-keys/${kind}`;
}

/** The security keys of an account, the oldest first. */
export const keysReply = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** Milliseconds since 1970. */
      added_at: z.number(),
    }),
  ),
});
export type SecurityKey = z.infer<typeof keysReply>['data'][number];

/**
 * The 403 of a login whose secret is right, while the account has a security key: `key` is a
 * `PublicKeyCredentialRequestOptionsJSON`. The same call with `assertion`, the key's answer as JSON,
 * signs in.
 */
export const keyAskedReply = z.object({
  data: z
    .array(z.object({ message: z.string(), key: z.record(z.string(), z.unknown()) }))
    .check(z.minLength(1)),
});
export type KeyQuestion = z.infer<typeof keyAskedReply>['data'][number]['key'];
