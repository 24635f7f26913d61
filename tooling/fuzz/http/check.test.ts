import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { check } from './check.ts';
import { tellsOfError } from './tellsOfError.ts';

const get = { method: 'GET', target: '/a?b=c', headers: [] };
let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => server.close());

it.each([500, 502, 503, 507])('takes the answer %i for a finding', async (status) => {
  const origin = await serve((_request, reply) => reply.writeHead(status).end());
  await expect(check(origin, get)).rejects.toThrow(`${status} to GET /a`);
});

it('counts a 503 that says when to come again, a refusal, and what is answered well', async () => {
  const origin = await serve(({ url }, reply) => {
    const status = Number(url?.slice(1));
    reply.writeHead(status, status === 503 ? { 'retry-after': '1' } : {}).end();
  });
  const outcomes = ['204', '302', '404', '429', '503'].map((status) =>
    check(origin, { ...get, target: `/${status}` }),
  );
  expect(await Promise.all(outcomes)).toEqual(['2xx', '3xx', '4xx', '429', '503 with Retry-After']);
});

it('takes a connection that ends without an answer for a finding, except after what is no request', async () => {
  const origin = await serve(({ socket }) => socket.destroy());
  await expect(check(origin, get)).rejects.toThrow('no answer to GET /a');
  expect(await check(origin, { ...get, raw: 'GET / HTTP/1.1\r\nhost: a\r\n\r\n' })).toBe('closed');
});

it('takes a server that has gone for a finding', async () => {
  const origin = await serve(() => {});
  server.close();
  await once(server, 'close');
  await expect(check(origin, get)).rejects.toThrow('refused: GET /a');
});

it.each([
  ['gateway: {"level":50,"msg":"a request failed"}', true],
  ['gateway: {"level":40,"msg":"a token was refused"}', false],
  ['shell: TypeError: x is not a function', true],
  ['shell: [UnhandledPromiseRejection: x]', true],
  ['registry: ready on http://localhost:1', false],
])('knows whether a line of a server tells of an error: %s', (line, tells) => {
  expect(tellsOfError(line)).toBe(tells);
});
