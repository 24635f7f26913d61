import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';

const PREVIEW_COOKIE = 'asashiba_preview';
/** The form of a link's token and of a session. */
const TOKEN = /^[\w-]{1,1600}\.[\w-]{1,100}$/;

export function isPreviewToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The session of the preview that is open in a browser; undefined where none is. */
export function readPreviewSession(cookies: Cookies): string | undefined {
  const value = cookies[PREVIEW_COOKIE];
  return value !== undefined && isPreviewToken(value) ? value : undefined;
}

/** Keeps a session. The browser's clock may differ from this server's: it is told a span in seconds. */
export function toPreviewCookie(session: string, seconds: number, isSecure: boolean): Cookie {
  return {
    name: PREVIEW_COOKIE,
    value: session,
    options: { ...OWN_COOKIE, maxAge: seconds, secure: isSecure },
  };
}
