import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';
import { isStaffKind, type Tokens } from 'shared-contracts/staff';
import type { Adapter, CookieNames } from './adapters.ts';

type TokenName = keyof CookieNames;
/** The tokens that the browser keeps for one account system. An expired token is missing. */
export type KeptTokens = Partial<Record<TokenName, string>>;

function names({ cookies }: Adapter) {
  return Object.entries(cookies) as [TokenName, string][];
}

/** Reads the tokens of one account system from the cookies of a request. */
export function readTokens(adapter: Adapter, cookies: Cookies): KeptTokens {
  return Object.fromEntries(
    names(adapter).flatMap(([token, name]) => {
      const value = cookies[name];
      return value === undefined || value === '' ? [] : [[token, value]];
    }),
  );
}

/** Selects the tokens that the browser keeps. */
export function toKept(tokens: Tokens): KeptTokens {
  return {
    access: tokens.access_token,
    refresh: tokens.refresh_token,
    ...(tokens.invoice_download_token !== undefined && { download: tokens.invoice_download_token }),
    ...(tokens.id_token !== undefined && { id: tokens.id_token }),
  };
}

/** Returns the lifetime of a token in seconds. */
function lifeOf(tokens: Tokens, token: TokenName): number {
  return {
    access: tokens.access_token_expires_in,
    refresh: tokens.refresh_token_expires_in,
    download: tokens.invoice_download_token_expires_in ?? 0,
    id: tokens.id_token_expires_in ?? 0,
  }[token];
}

/**
 * R9.05: makes a cookie with path /, secure, max age = expires_in, hidden from scripts. All but
 * those of staff have the parent domain.
 */
function toCookie(
  adapter: Adapter,
  name: string,
  value: string,
  age: number,
  domain: string | undefined,
): Cookie {
  const ofSite = domain !== undefined && !isStaffKind(adapter.type);
  return {
    name,
    value,
    options: { ...OWN_COOKIE, maxAge: age, secure: true, ...(ofSite && { domain }) },
  };
}

/** Makes the cookies of these tokens. R4.27: the cookie of a missing token is deleted. */
export function toTokenCookies(
  adapter: Adapter,
  tokens: Tokens,
  domain: string | undefined,
): Cookie[] {
  const kept = toKept(tokens);
  return names(adapter).map(([token, name]) => {
    const value = kept[token];
    return value === undefined
      ? toCookie(adapter, name, '', 0, domain)
      : toCookie(adapter, name, value, lifeOf(tokens, token), domain);
  });
}

/** Makes the cookies that delete all tokens (R4.26, R4.27). */
export function toClearedCookies(adapter: Adapter, domain: string | undefined): Cookie[] {
  return names(adapter).map(([, name]) => toCookie(adapter, name, '', 0, domain));
}
