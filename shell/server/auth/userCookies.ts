import type { FastifyRequest } from 'fastify';

/**
 * Returns the user site's own cookies of a request as one `Cookie` header, or undefined if there
 * are none.
 */
export function userCookiesOf(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  names: readonly string[],
): string | undefined {
  const pairs = names.flatMap((name) => {
    const value = cookies[name];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return pairs.length === 0 ? undefined : pairs.join('; ');
}
