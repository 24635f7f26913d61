/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayReader } from './gatewayReader.ts';
import type { RequestCall } from './messages.ts';

let gateway: Server;
let gatewayUrl: string;
let asked: string[];

beforeEach(async () => {
  asked = [];
  gateway = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/gora/hang') return;
    if (request.url === '/gora/broken') {
      response.writeHead(500).end(JSON.stringify({ data: [{ message: 'busy' }] }));
      return;
    }
    response.end(request.url === '/gora/html' ? '<html>' : '{"ok":true}');
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(
  () =>
    new Promise((closed) => {
      gateway.close(closed);
      gateway.closeAllConnections();
    }),
);

function get(path: string, changes: Partial<RequestCall> = {}): RequestCall {
  return {
    method: 'GET',
    path,
    query: '',
    timeout: undefined,
    ...changes,
  };
}

describe("the gateway reader of one page's widgets", () => {
  it('[R7.03] sends identical calls of one page once', async () => {
    const reader = gatewayReader(gatewayUrl, '127.0.0.1');
    await Promise.all([
      reader(get('/course/search', { query: 'page=1' })),
      reader(get('/course/search', { query: 'page=1' })),
      reader(get('/course/search', { query: 'page=2' })),
    ]);
    expect(asked.sort()).toEqual(['/gora/course/search?page=1', '/gora/course/search?page=2']);
  });

  it('[R8.09] converts an error answer to an api_error with its first message', async () => {
    await expect(gatewayReader(gatewayUrl, '127.0.0.1')(get('/broken'))).rejects.toMatchObject({
      code: 'api_error',
      status: 500,
      message: 'Request failed with status code 500(ApiErrorMessage: busy)',
    });
  });

  it('[R8.10] gives a time-out the status ETIMEDOUT', async () => {
    await expect(
      gatewayReader(gatewayUrl, '127.0.0.1')(get('/hang', { timeout: 30 })),
    ).rejects.toMatchObject({ status: 'ETIMEDOUT' });
  });

  it('[R8.03] refuses HTML for a JSON call, and returns it for a text call', async () => {
    await expect(gatewayReader(gatewayUrl, '127.0.0.1')(get('/html'))).rejects.toMatchObject({
      code: 'api_error',
    });
    await expect(
      gatewayReader(gatewayUrl, '127.0.0.1')(get('/html', { method: 'TEXT' })),
    ).resolves.toBe('<html>');
  });

  it("[R7.15] refuses a path outside the gateway's base", async () => {
    await expect(gatewayReader(gatewayUrl, '127.0.0.1')(get('/../admin'))).rejects.toMatchObject({
      message: 'Not a path of the gateway',
    });
    expect(asked).toEqual([]);
  });
});
