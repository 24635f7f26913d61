/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { isInvalidAuth } from 'shared-contracts/errors';
import { openTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { gatewayClient, type GatewayClient, type GatewayQuestion } from './gatewayClient.ts';

let gateway: TestGateway;
let answer: RequestListener;
let opened: GatewayClient[];

beforeEach(async () => {
  opened = [];
  gateway = await openTestGateway((request, response) => answer(request, response));
});
afterEach(async () => {
  for (const client of opened) client.close();
  await gateway.close();
});

function aClient(changes: Partial<Parameters<typeof gatewayClient>[0]> = {}): GatewayClient {
  const client = gatewayClient({ gateway: gateway.endpoint, ...changes });
  opened.push(client);
  return client;
}

function question(changes: Partial<GatewayQuestion> = {}): GatewayQuestion {
  return { address: '/course/search?page=1', visitor: '192.0.2.7', timeout: 5000, ...changes };
}

describe("the server's client of the gateway", () => {
  it("[R7.15] asks below /gora, and sends the visitor's address and nothing else of them", async () => {
    answer = (_request, response) => response.end('{"ok":true}');
    expect(await aClient().read(question())).toEqual({
      text: '{"ok":true}',
      cacheControl: '',
      setsCookie: false,
    });
    expect(gateway.asked[0]?.url).toBe('/gora/course/search?page=1');
    expect(gateway.asked[0]?.headers).toEqual({
      accept: 'application/json, text/plain, */*',
      connection: 'keep-alive',
      host: new URL(gateway.endpoint.url).host,
      'x-forwarded-for': '192.0.2.7',
    });
  });

  it('says for whom and how long the answer is', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=1' }).end();
    expect(await aClient().read(question())).toMatchObject({
      cacheControl: 'public, max-age=60',
      setsCookie: true,
    });
  });

  it('[R7.17] names the configured mock and its version', async () => {
    answer = (_request, response) => response.end('{}');
    await aClient({ mockName: 'search-mock' }).read(question());
    expect(gateway.asked[0]?.headers).toMatchObject({
      'x-api-name': 'search-mock',
      'x-version': 'release',
    });
  });

  it('[R3.26] goes through the configured proxy', async () => {
    answer = (_request, response) => response.end('{"proxied":true}');
    const { hostname: host, port } = new URL(gateway.endpoint.url);
    const behindProxy = {
      url: 'http://gateway.invalid',
      proxy: { needed: true, host, port: Number(port) },
    };
    const { text } = await aClient({ gateway: behindProxy }).read(question());
    expect(text).toBe('{"proxied":true}');
    const [asked] = gateway.asked;
    expect([asked?.url, asked?.headers.host]).toEqual([
      'http://gateway.invalid/gora/course/search?page=1',
      'gateway.invalid',
    ]);
  });

  it('[R7.19] [R3.26] asks the configured source for the weather, by its proxy, and the gateway without one', async () => {
    answer = (_request, response) => response.end('{}');
    const { hostname: host, port } = new URL(gateway.endpoint.url);
    const weather = {
      url: 'http://weather.invalid/forecasts',
      proxy: { needed: true, host, port: Number(port) },
    };
    const ofWeather = question({ address: '/weather?c_ids=7&play_date_range=2026-11-22' });
    await aClient({ weather, mockName: 'search-mock' }).read(ofWeather);
    await aClient().read(ofWeather);
    expect(gateway.asked.map(({ url }) => url)).toEqual([
      'http://weather.invalid/forecasts?c_ids=7&play_date_range=2026-11-22',
      '/gora/weather?c_ids=7&play_date_range=2026-11-22',
    ]);
    expect(gateway.asked[0]?.headers['x-api-name']).toBeUndefined();
  });

  it('keeps its connection open', async () => {
    answer = (_request, response) => response.end('{}');
    const client = aClient();
    await client.read(question());
    await client.read(question());
    expect(new Set(gateway.asked.map(({ socket }) => socket.remotePort)).size).toBe(1);
  });

  it('refuses a redirect', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/gora/other' }).end();
    await expect(aClient().read(question())).rejects.toMatchObject({
      code: 'api_error',
      status: 302,
    });
    expect(gateway.asked).toHaveLength(1);
  });

  it('refuses an answer of more than five million bytes', async () => {
    answer = (_request, response) => response.end('x'.repeat(5_000_001));
    await expect(aClient().read(question())).rejects.toMatchObject({
      code: 'api_error',
      message: expect.stringContaining('longer'),
    });
    answer = (_request, response) => response.end('x'.repeat(5_000_000));
    expect((await aClient().read(question())).text).toHaveLength(5_000_000);
  });

  it('[R8.09] rejects with api_error, which has status, data, path and the first message of the answer', async () => {
    answer = (_request, response) => response.writeHead(500).end('{"data":[{"message":"busy"}]}');
    await expect(aClient().read(question())).rejects.toMatchObject({
      code: 'api_error',
      status: 500,
      path: '/course/search',
      data: { data: [{ message: 'busy' }] },
      message: 'Request failed with status code 500(ApiErrorMessage: busy)',
    });
  });

  it('[R8.10] rejects with invalid_auth and the message of the answer for 401', async () => {
    answer = (_request, response) => response.writeHead(401).end('{"data":[{"message":"gone"}]}');
    const refused = await aClient()
      .read(question())
      .catch((error: unknown) => error);
    expect(isInvalidAuth(refused)).toBe(true);
    expect(refused).toMatchObject({ message: 'gone', path: '/course/search' });
  });

  it.each<[string, RequestListener]>([
    ['no answer', () => {}],
    ['half an answer', (_request, response) => response.write('{"half":')],
  ])('[R8.10] rejects %s with the status ETIMEDOUT', async (_which, listener) => {
    answer = listener;
    await expect(aClient().read(question({ timeout: 50 }))).rejects.toMatchObject({
      code: 'api_error',
      status: 'ETIMEDOUT',
    });
  });

  it('[R8.10] rejects with api_error if the gateway cannot be reached', async () => {
    const unreachable = { ...gateway.endpoint };
    await gateway.close();
    await expect(aClient({ gateway: unreachable }).read(question())).rejects.toMatchObject({
      code: 'api_error',
      status: 'ECONNREFUSED',
    });
  });
});
