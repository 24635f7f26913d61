/** @jest-environment node */
import type { RequestListener } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { openTestGateway, type TestGateway } from '../../../testing/testGateway.ts';
import { readEnvironment } from '../../environment.ts';
import { endpoints } from '../../endpoints/endpoints.ts';
import { registerUserApiForward, userApiAddress } from './userApiForward.ts';

const USER_API_URL = 'http://user.invalid/api/info';
const FRAME_ORIGIN = 'https://frame.golf.example';

let answer: RequestListener;
let proxy: TestGateway;
let app: FastifyInstance;
beforeEach(async () => {
  answer = (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript; charset=shift_jis', 'set-cookie': 'a=b' })
      .end('received({})');
  proxy = await openTestGateway((request, response) => answer(request, response));
  app = fastify();
});
afterEach(async () => {
  await app.close();
  await proxy.close();
});

async function ask(settings: Readonly<Record<string, string>>, headers = {}) {
  const environment = readEnvironment({
    USER_API_URL,
    USER_COOKIES: 'member',
    FRAME_ORIGIN,
    ...settings,
  });
  await registerUserApiForward(app, endpoints(environment).userApi, environment.USER_COOKIES);
  return app.inject({ url: '/user-api?callback=received&service_id=omnig08', headers });
}

describe('the user API behind a proxy', () => {
  it('[R3.26] is asked by this server through the proxy, with the cookies of the user site alone', async () => {
    const { statusCode, headers, body } = await ask(
      { USER_API_PROXY: proxy.endpoint.url },
      {
        cookie: 'gora_at_user=token; member=1',
        'x-forwarded-for': '10.0.0.1',
        authorization: 'Bearer x',
      },
    );
    expect([statusCode, body]).toEqual([200, 'received({})']);
    const [asked] = proxy.asked;
    expect(asked?.url).toContain('/api/info?callback=received&service_id=omnig08');
    expect(asked?.headers).toMatchObject({ host: 'user.invalid', cookie: 'member=1' });
    expect(asked?.headers).not.toHaveProperty('authorization');
    expect(asked?.headers).not.toHaveProperty('x-forwarded-for');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=shift_jis',
      'cache-control': 'private, no-store',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('[R3.26] answers a script and never a document of this host', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>evil()</script>');
    const { headers } = await ask({ USER_API_PROXY: proxy.endpoint.url });
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('[R3.26] fails as a script does when the proxy does not answer', async () => {
    await proxy.close();
    const { statusCode, body } = await ask({ USER_API_PROXY: proxy.endpoint.url });
    expect([statusCode, body]).toEqual([502, '']);
  });

  it('[R3.26] has its address at the frames host for browsers; without a proxy they call it themselves', async () => {
    const environment = readEnvironment({ USER_API_URL, FRAME_ORIGIN });
    expect(userApiAddress(environment)).toBe(USER_API_URL);
    const proxied = { ...environment, USER_API_PROXY: 'http://proxy.example:3128' };
    expect(userApiAddress(proxied)).toBe('https://frame.golf.example/user-api');
    expect((await ask({})).statusCode).toBe(404);
  });
});
