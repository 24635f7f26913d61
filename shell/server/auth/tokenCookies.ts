import { isStaffKind, type Tokens } from 'shared-contracts/staff';
import type { Adapter, CookieNames } from './adapters.ts';

type TokenName = keyof CookieNames;
/** What the browser keeps for one account system; a token that has expired is not there. */
export type KeptTokens = Partial<Record<TokenName, string>>;

/** The first cookie of each name. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

function names({ cookies }: Adapter) {
  return Object.entries(cookies) as [TokenName, string][];
}

export function readTokens(adapter: Adapter, header: string | undefined): KeptTokens {
  const cookies = readCookies(header);
  return Object.fromEntries(
    names(adapter).flatMap(([token, name]) => {
      const value = cookies.get(name);
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
function cookie(
  adapter: Adapter,
  name: string,
  value: string,
  age: number,
  domain: string | undefined,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${age}`,
    ...(domain !== undefined && !isStaffKind(adapter.type) ? [`Domain=${domain}`] : []),
    'Secure',
    'HttpOnly',
    'SameSite=Lax',
  ].join('; ');
}

/** `Set-Cookie` lines that keep these tokens; R4.27: one that is not among them goes. */
export function writeTokens(
  adapter: Adapter,
  tokens: Tokens,
  domain: string | undefined,
): string[] {
  const kept = toKept(tokens);
  return names(adapter).map(([token, name]) =>
    cookie(
      adapter,
      name,
      kept[token] ?? '',
      kept[token] === undefined ? 0 : lifeOf(tokens, token),
      domain,
    ),
  );
}

/** `Set-Cookie` lines that delete all of them (R4.26, R4.27). */
export function clearTokens(adapter: Adapter, domain: string | undefined): string[] {
  return names(adapter).map(([, name]) => cookie(adapter, name, '', 0, domain));
}
