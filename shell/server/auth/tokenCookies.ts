import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';
import { isStaffKind, type Tokens } from 'shared-contracts/staff';
import type { Adapter, CookieNames } from './adapters.ts';

type TokenName = keyof CookieNames;
/** What the browser keeps for one account system; a token that has expired is not there. */
export type KeptTokens = Partial<Record<TokenName, string>>;

function names({ cookies }: Adapter) {
  return Object.entries(cookies) as [TokenName, string][];
}

/** The tokens of one account system that came with a request. */
export function readTokens(adapter: Adapter, cookies: Cookies): KeptTokens {
  return Object.fromEntries(
    names(adapter).flatMap(([token, name]) => {
      const value = cookies[name];
      return value === undefined || value === '' ? [] : [[token, value]];
    }),
  );
}

export function toKept(tokens: Tokens): KeptTokens {
  return {
    access: tokens.access_token,
    refresh: tokens.refresh_token,
    ...(tokens.invoice_download_token !== undefined && { download: tokens.invoice_download_token }),
    ...(tokens.id_token !== undefined && { id: tokens.id_token }),
  };
}

function lifeOf(tokens: Tokens, token: TokenName): number {
  return {
    access: tokens.access_token_expires_in,
    refresh: tokens.refresh_token_expires_in,
    download: tokens.invoice_download_token_expires_in ?? 0,
    id: tokens.id_token_expires_in ?? 0,
  }[token];
}

/** R9.05: path /, secure, max age = expires_in; the other account systems' for the parent site domain. No script reads one. */
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

/** Cookies that keep these tokens; R4.27: one that is not among them goes. */
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

/** Cookies that delete all tokens (R4.26, R4.27). */
export function toClearedCookies(adapter: Adapter, domain: string | undefined): Cookie[] {
  return names(adapter).map(([, name]) => toCookie(adapter, name, '', 0, domain));
}
