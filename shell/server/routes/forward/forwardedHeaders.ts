import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { onwardHeaders } from 'server-kit/http/requestContext';

/** The headers that go to the gateway. The shell's cookies are not among them. */
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

/** Returns the headers for the gateway, with the visitor's address, the bearer and the mock. */
export function toForwarded(
  { ip }: FastifyRequest,
  headers: IncomingHttpHeaders,
  bearer: string | undefined,
  mockName: string | undefined,
): IncomingHttpHeaders {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => FORWARDED.includes(name))),
    ...onwardHeaders(),
    // the gateway limits the rate of each visitor
    'x-forwarded-for': ip,
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(mockName !== undefined && { 'x-api-name': mockName, 'x-version': 'release' }),
  };
}

/** Returns the headers of an answer without those of the connection to the gateway. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers;
  return rest;
}

/**
 * Returns the headers of an answer for one person: no cache may keep it, and it sets no cookie of
 * the gateway.
 */
export function toPrivate(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'set-cookie': _cookies, ...rest } = headers;
  return { ...rest, 'cache-control': 'private, no-store' };
}
