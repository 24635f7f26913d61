import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The cookies of a request by name, as `request.cookies` holds them. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** A cookie that a browser is told to keep. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}

/** What every cookie of ours has: it is sent to the whole site, no script reads it, and no other site's form carries it. */
export const OWN_COOKIE = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
} as const satisfies CookieSerializeOptions;

function asItIs(value: string): string {
  return value;
}

/** Values go out and come in as they are: what is written here needs no other form. */
const RAW = { encode: asItIs, decode: asItIs };

/** `request.cookies`, the first of each name, and `reply.setCookie`, which refuses a value that no cookie may have. */
export async function registerCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie, { parseOptions: RAW });
}

/** Tells the browser to keep each cookie, in place of one of that name that this answer said before. */
export function keepCookies(reply: FastifyReply, cookies: readonly Cookie[]): void {
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
}
