import type { RequestOptions } from 'shared-contracts/widget';

/** Which account system a call is made for. The shell's server reads it and adds the bearer; no page of another site can send it. */
export const AUTH_TYPE_HEADER = 'x-auth-type';
export const AUTH_TOKEN_HEADER = 'x-auth-token';

/** R7.16: what a call says of whom it is made for; nothing where it is nobody's. */
export function toAuthHeaders(auth: RequestOptions['auth']): Record<string, string> {
  if (auth === undefined || auth === false) return {};
  if (typeof auth === 'object')
    return { [AUTH_TYPE_HEADER]: auth.type, [AUTH_TOKEN_HEADER]: auth.token };
  return { [AUTH_TYPE_HEADER]: auth === true ? 'default' : auth };
}
