import { newTokenReply, tokensReply, type IssuedToken } from 'shared-contracts/release';
import type * as z from 'zod';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';

export interface TokenWish extends RegistryAccess {
  /** A widget, or `operator` or `shell`. */
  readonly widget: string;
  /** What it may do; all that a token of this owner may unless given. */
  readonly acts?: readonly string[] | undefined;
  readonly days: number;
  readonly reason: string;
}

function headersOf(token: string) {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** Issues a token. The reply alone shows it. */
export async function issueToken({
  registryUrl,
  token,
  ...wish
}: TokenWish): Promise<z.infer<typeof newTokenReply>> {
  const reply = await callRegistry(new URL('/tokens', registryUrl), {
    method: 'POST',
    headers: headersOf(token),
    body: JSON.stringify(wish),
  });
  return newTokenReply.parse(await reply.json());
}

/**
 * Exchanges the OIDC identity of a CI's job (a JWT) for a token of a widget that counts for a quarter
 * of an hour.
 */
export async function exchangeIdentity({
  registryUrl,
  identity,
  widget,
}: {
  readonly registryUrl: string;
  readonly identity: string;
  readonly widget: string;
}): Promise<z.infer<typeof newTokenReply>> {
  const reply = await callRegistry(new URL('/tokens/exchange', registryUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity, widget }),
  });
  return newTokenReply.parse(await reply.json());
}

/** Lists the tokens that were issued, the newest first. */
export async function listTokens({ registryUrl, token }: RegistryAccess): Promise<IssuedToken[]> {
  const reply = await callRegistry(new URL('/tokens', registryUrl), { headers: headersOf(token) });
  return tokensReply.parse(await reply.json()).tokens;
}

/** Revokes a token at once and for good. */
export async function revokeToken({
  registryUrl,
  token,
  id,
  reason,
}: RegistryAccess & { readonly id: string; readonly reason: string }): Promise<void> {
  await callRegistry(new URL(`/tokens/${encodeURIComponent(id)}`, registryUrl), {
    method: 'DELETE',
    headers: headersOf(token),
    body: JSON.stringify({ reason }),
  });
}
