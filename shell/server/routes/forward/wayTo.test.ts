/** @jest-environment node */
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type {} from '@fastify/reply-from';
import fastify, { type FastifyInstance } from 'fastify';
import { openTestGateway, type TestGateway } from '../../../testing/testGateway.ts';
import { UNTRUSTED } from '../../../testing/untrustedCertificate.ts';
import { registerWayTo } from './wayTo.ts';

let app: FastifyInstance;
let impostor: Server;
let proxy: TestGateway;
beforeEach(async () => {
  app = fastify();
  proxy = await openTestGateway((_request, response) => response.end('proxied'));
  impostor = createServer(UNTRUSTED, (_request, response) => response.end('stolen'));
  await new Promise<void>((listening) => impostor.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  await app.close();
  await proxy.close();
  await new Promise((closed) => {
    impostor.close(closed);
    impostor.closeAllConnections();
  });
});

async function ask(url: string, behind?: string) {
  const { hostname: host, port } = new URL(behind ?? 'http://unused.invalid:1');
  const needed = behind !== undefined;
  await registerWayTo(app, { url, proxy: { needed, host, port: Number(port) } });
  app.get('/call', (_request, reply) => reply.from('/call'));
  return app.inject({ url: '/call?page=1' });
}

describe('the way of forwarded calls', () => {
  it('ends before a server whose certificate nobody vouches for', async () => {
    const { port } = impostor.address() as AddressInfo;
    const { statusCode, body } = await ask(`https://localhost:${port}`);
    expect(statusCode).toBe(500);
    expect(body).not.toContain('stolen');
  });

  it('[R3.26] leads through the configured proxy, as a plain request where nothing is encrypted', async () => {
    expect((await ask('http://gateway.invalid', proxy.endpoint.url)).body).toBe('proxied');
    expect(proxy.asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', 'http://gateway.invalid/call?page=1'],
    ]);
  });
});
