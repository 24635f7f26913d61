import type { FastifyRequest } from 'fastify';

/** What the gateway may know of a visitor's request; no cookie of the shell goes on. */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
  'user-agent',
];

/** What goes on to the gateway: who asks, with which right, and from where. */
export function toForwarded(
  { ip }: FastifyRequest,
  headers: object,
  bearer: string | undefined,
  mockName: string | undefined,
) {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => FORWARDED.includes(name))),
    // the gateway limits each visitor's rate, not the shell's
    'x-forwarded-for': ip,
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(mockName !== undefined && { 'x-api-name': mockName, 'x-version': 'release' }),
  };
}

/** What is said to one person is kept by nobody, and sets no cookie but ours. */
export function toPrivate<Headers extends object>(headers: Headers): Headers {
  const { 'set-cookie': _cookies, ...rest } = headers as Record<string, unknown>;
  return { ...rest, 'cache-control': 'private, no-store' } as unknown as Headers;
}
