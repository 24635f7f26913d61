/** @jest-environment node */
import fastify from 'fastify';
import { registerSecurityHeaders } from './securityHeaders.ts';

describe('the headers of every answer', () => {
  it('let no site frame data and files, and no page use what the site does not use', async () => {
    const app = fastify();
    await registerSecurityHeaders(app);
    app.get('/data', async () => ({ a: 1 }));
    for (const url of ['/data', '/nothing'])
      expect((await app.inject({ url })).headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'permissions-policy': expect.stringContaining('camera=(), '),
      });
  });

  it("leave a document's own policy", async () => {
    const app = fastify();
    await registerSecurityHeaders(app);
    app.get('/', async (_request, reply) =>
      reply.header('content-security-policy', "default-src 'none'").send('page'),
    );
    expect((await app.inject({ url: '/' })).headers['content-security-policy']).toBe(
      "default-src 'none'",
    );
  });
});
