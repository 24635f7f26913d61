import type { RequestOptions } from 'shared-contracts/widget';

/**
 * Names the account system of a call. The shell's server reads it and adds the bearer token. A page
 * of another site cannot send it.
 */
export const AUTH_TYPE_HEADER = 'x-auth-type';
/** Carries the token of a call that is made with a token of its own. */
export const AUTH_TOKEN_HEADER = 'x-auth-token';

/** R7.16: returns the headers that say in whose name a call is made; none for an anonymous call. */
export function toAuthHeaders(auth: RequestOptions['auth']): Record<string, string> {
  if (auth === undefined || auth === false) return {};
  if (typeof auth === 'object')
    return { [AUTH_TYPE_HEADER]: auth.type, [AUTH_TOKEN_HEADER]: auth.token };
  return { [AUTH_TYPE_HEADER]: auth === true ? 'default' : auth };
}
