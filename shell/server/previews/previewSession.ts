import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';
import type { VersionAddress } from './previews.ts';

const PREVIEW_COOKIE = 'asashiba_preview';
/** The format of a link's token and of a session. */
const TOKEN = /^[\w-]{1,3000}\.[\w-]{1,100}$/;

/** Returns whether a text has the format of a token. Only the registry can check its signature. */
export function isPreviewToken(text: string): boolean {
  return TOKEN.test(text);
}

const WIDGET = /^mf-[a-z][a-z0-9-]{1,40}$/;
const VERSION = /^(?=.{5,100}$)\d+\.\d+\.\d+(-[0-9a-z.]+)?$/;
const KEY = /^[\w-]{20,100}$/;

/** Returns whether the parts of a version's address have their formats. Only the registry can check its key. */
export function isVersionAddress({ widget, version, key }: VersionAddress): boolean {
  return WIDGET.test(widget) && VERSION.test(version) && KEY.test(key);
}

/** Returns the session of the preview that is open in a browser, or undefined. */
export function readPreviewSession(cookies: Cookies): string | undefined {
  const value = cookies[PREVIEW_COOKIE];
  return value !== undefined && isPreviewToken(value) ? value : undefined;
}

/**
 * Makes the cookie of a session. It has a duration in seconds, since the browser's clock may
 * differ.
 */
export function toPreviewCookie(session: string, seconds: number, isSecure: boolean): Cookie {
  return {
    name: PREVIEW_COOKIE,
    value: session,
    options: { ...OWN_COOKIE, maxAge: seconds, secure: isSecure },
  };
}
