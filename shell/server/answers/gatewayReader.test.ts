/** @jest-environment node */
import { Registry } from 'prom-client';
import { openTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { openAnswers } from './openAnswers.ts';
import { readEnvironment } from '../environment.ts';
import type { GatewayReader, RequestCall } from 'server-kit/renderer/messages';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await openTestGateway((request, response) => {
    if (request.url === '/gora/hang') return;
    if (request.url === '/gora/broken') {
      response.writeHead(500).end(JSON.stringify({ data: [{ message: 'busy' }] }));
      return;
    }
    response.end(request.url === '/gora/html' ? '<html>' : '{"ok":true}');
  });
});
afterEach(() => gateway.close());

function openReader(): GatewayReader {
  return openAnswers(readEnvironment({}), { gateway: gateway.endpoint }, new Registry()).readerFor(
    '127.0.0.1',
  );
}

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
    const reader = openReader();
    await Promise.all([
      reader(get('/course/search', { query: 'page=1' })),
      reader(get('/course/search', { query: 'page=1' })),
      reader(get('/course/search', { query: 'page=2' })),
    ]);
    expect(gateway.asked.map(({ url }) => url).sort()).toEqual([
      '/gora/course/search?page=1',
      '/gora/course/search?page=2',
    ]);
  });

  it('[R7.03] sends an identical call once, even if its answer must not be kept', async () => {
    const reader = openReader();
    await reader(get('/other'));
    await reader(get('/other'));
    expect(gateway.asked).toHaveLength(1);
    await openReader()(get('/other'));
    expect(gateway.asked).toHaveLength(2);
  });

  it('[R8.09] converts an error answer to an api_error with its first message', async () => {
    await expect(openReader()(get('/broken'))).rejects.toMatchObject({
      code: 'api_error',
      status: 500,
      message: 'Request failed with status code 500(ApiErrorMessage: busy)',
    });
  });

  it('[R8.10] gives a time-out the status ETIMEDOUT', async () => {
    await expect(openReader()(get('/hang', { timeout: 30 }))).rejects.toMatchObject({
      status: 'ETIMEDOUT',
    });
  });

  it('[R8.03] refuses HTML for a JSON call, and returns it for a text call, as JSON text', async () => {
    await expect(openReader()(get('/html'))).rejects.toMatchObject({
      code: 'api_error',
    });
    await expect(openReader()(get('/html', { method: 'TEXT' }))).resolves.toBe('"<html>"');
  });

  it("[R7.15] refuses a path outside the gateway's base", async () => {
    await expect(openReader()(get('/../admin'))).rejects.toMatchObject({
      message: 'Not a path of the gateway',
    });
    expect(gateway.asked).toEqual([]);
  });
});
