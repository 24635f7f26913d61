import { createServer } from './createServer.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';

const YEAR = 31_536_000;

async function aServer() {
  const app = createServer({ logger: false });
  await registerSecurityHeaders(app, { contentSecurityPolicy: false });
  app.get('/page', async () => 'a page');
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  return app;
}

describe('the headers of every answer', () => {
  it.each(['/page', '/nothing', '/broken'])(
    'forbid sniffing, keep to TLS for a year and more, and tell other sites no path: %s',
    async (path) => {
      const app = await aServer();
      const { headers } = await app.inject(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      const [, seconds, rest] =
        /^max-age=(\d+)(.*)$/.exec(String(headers['strict-transport-security'])) ?? [];
      expect(Number(seconds)).toBeGreaterThanOrEqual(YEAR);
      expect(rest).toContain('includeSubDomains');
      await app.close();
    },
  );
});

it('[issue 14] are not made again by a request: an answer has those that the server began with', async () => {
  const policy = { useDefaults: false, directives: { 'default-src': ["'none'"] } };
  const app = createServer({ logger: false });
  await registerSecurityHeaders(app, { contentSecurityPolicy: policy });
  app.get('/page', async () => 'a page');
  policy.directives['default-src'] = ['*'];
  const { headers } = await app.inject('/page');
  expect(headers['content-security-policy']).toBe("default-src 'none'");
  await app.close();
});

it('a route answers its own method alone: TRACE, which would return a request to its sender, finds nothing', async () => {
  const app = await aServer();
  const { statusCode, body } = await app.inject({
    method: 'TRACE',
    url: '/page',
    headers: { cookie: 'session=secret' },
  });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
  await app.close();
});
