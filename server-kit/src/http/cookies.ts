import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The cookies of a request by name (`request.cookies`). */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** A cookie to set in the browser. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}

/**
 * Options of every cookie of this site: valid for all paths, hidden from scripts, not sent with
 * forms of other sites.
 */
export const OWN_COOKIE = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
} as const satisfies CookieSerializeOptions;

function asItIs(value: string): string {
  return value;
}

/** Turns off encoding: all values of this site are plain text that a cookie can hold. */
const RAW = { encode: asItIs, decode: asItIs };

/**
 * Adds `request.cookies` (the first cookie of each name) and `reply.setCookie`, which throws for an
 * invalid value.
 */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie, { parseOptions: RAW });
}

/** Sets the cookies in the answer. A cookie replaces an earlier one of the same name. */
export function keepCookies(reply: FastifyReply, cookies: readonly Cookie[]): void {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
}
