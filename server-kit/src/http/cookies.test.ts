import fastify from 'fastify';
import { keepCookies, OWN_COOKIE, registerCookies } from './cookies.ts';

async function aServer(value: string) {
  const app = fastify();
  await registerCookies(app);
  app.get('/', async ({ cookies }, reply) => {
    keepCookies(reply, [{ name: 'a', value: 'before', options: OWN_COOKIE }]);
    keepCookies(reply, [{ name: 'a', value, options: { ...OWN_COOKIE, maxAge: 9 } }]);
    return cookies;
  });
  return app;
}

describe('cookies', () => {
  it('apply to the whole site, are hidden from scripts, and the last value of an answer counts', async () => {
    const { headers } = await (await aServer('token-1.x')).inject('/');
    expect(headers['set-cookie']).toBe('a=token-1.x; Max-Age=9; Path=/; HttpOnly; SameSite=Lax');
  });

  it('are read without decoding, and the first of each name counts', async () => {
    const app = await aServer('b');
    const reply = await app.inject({ url: '/', headers: { cookie: 'x=1%2F2; x=3; y = z=; bad' } });
    expect(reply.json()).toEqual({ x: '1%2F2', y: 'z=' });
  });

  it('refuse a value that would add an attribute', async () => {
    const { statusCode, headers } = await (await aServer('b; Domain=evil.example')).inject('/');
    expect([statusCode, headers['set-cookie']]).toEqual([500, undefined]);
  });
});
