/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axiosRequestClient } from './axiosClient.ts';
import { DEFAULT_TIMEOUT, STAFF_TIMEOUT } from './timeouts.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let baseUrl: string;
let handle: Handler;
beforeEach(async () => {
  handle = (_request, response) => {
    response.end('{}');
  };
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => handle(request, response, Buffer.concat(parts).toString()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gora`;
});
afterEach(
  () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    }),
);

function aClient() {
  return axiosRequestClient({ baseUrl, jsonp: async () => undefined });
}

describe("the host's request client", () => {
  it('[R7.16][R7.18] gets JSON and sends lists as repeated keys', async () => {
    let url = '';
    handle = (request, response) => {
      url = request.url ?? '';
      response.end('{"ok":true}');
    };
    expect(
      await aClient().get('/course/search', {
        query: { 'area[]': [12, 13], page: 1, lunch: undefined },
      }),
    ).toEqual({ ok: true });
    expect(url).toBe('/gora/course/search?area%5B%5D=12&area%5B%5D=13&page=1');
  });

  it.each(['post', 'put', 'patch'] as const)(
    '[R7.16] sends the body of a %s as JSON',
    async (method) => {
      let sent: unknown;
      handle = (request, response, body) => {
        sent = [request.method, request.headers['content-type'], body];
        response.end('{}');
      };
      await aClient()[method]('/x', { a: 1 });
      expect(sent).toEqual([method.toUpperCase(), 'application/json', '{"a":1}']);
    },
  );

  it('[R7.16] sends a body as multipart if it is a form', async () => {
    let type = '';
    handle = (request, response) => {
      type = request.headers['content-type'] ?? '';
      response.end('{}');
    };
    await aClient().post('/x', { a: 1 }, { formData: true });
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('[R7.16] sends the parameters of a delete in the query', async () => {
    let sent: unknown;
    handle = (request, response, body) => {
      sent = [request.method, request.url, body];
      response.end();
    };
    expect(await aClient().delete('/x', { query: { id: 7 } })).toBeUndefined();
    expect(sent).toEqual(['DELETE', '/gora/x?id=7', '']);
  });

  it.each([
    [true, 'default', undefined],
    ['rbs', 'rbs', undefined],
    [{ type: 'user', token: 'id' }, 'user', 'id'],
    [false, undefined, undefined],
  ] as const)(
    '[R7.16] says in whose name the call is made for auth %j, without a bearer token',
    async (auth, type, token) => {
      let headers: IncomingMessage['headers'] = {};
      handle = (request, response) => {
        headers = request.headers;
        response.end('{}');
      };
      await aClient().get('/x', { auth });
      expect([headers['x-auth-type'], headers['x-auth-token'], headers.authorization]).toEqual([
        type,
        token,
        undefined,
      ]);
    },
  );

  it('[R7.17] names the configured mock and its version', async () => {
    let headers: IncomingMessage['headers'] = {};
    handle = (request, response) => {
      headers = request.headers;
      response.end('{}');
    };
    await aClient().get('/x');
    expect([headers['x-api-name'], headers['x-version']]).toEqual([undefined, undefined]);
    await axiosRequestClient({ baseUrl, mockName: 'course-search' }).get('/x');
    expect([headers['x-api-name'], headers['x-version']]).toEqual(['course-search', 'release']);
  });

  it('[R3.26][R7.16] goes through the configured proxy', async () => {
    let asked = '';
    handle = (request, response) => {
      asked = `${request.url} for ${request.headers.host}`;
      response.end('{"proxied":true}');
    };
    const { hostname: host, port } = new URL(baseUrl);
    const client = axiosRequestClient({
      baseUrl: 'http://gateway.invalid/gora',
      transport: { proxy: { host, port: Number(port) } },
    });
    expect(await client.get('/x')).toEqual({ proxied: true });
    expect(asked).toBe('http://gateway.invalid/gora/x for gateway.invalid');
  });

  it('[R9.01] waits 8000 ms by default, and the staff client waits without a limit', async () => {
    expect([DEFAULT_TIMEOUT, STAFF_TIMEOUT]).toEqual([8000, 0]);
    const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<void>();
    handle = (request, response) => {
      if (request.url === '/gora/patient') void gaveUp.then(() => response.end('{"late":true}'));
    };
    const patient = axiosRequestClient({ baseUrl, timeout: STAFF_TIMEOUT }).get('/patient');
    await expect(axiosRequestClient({ baseUrl, timeout: 40 }).get('/hasty')).rejects.toMatchObject({
      status: 'ETIMEDOUT',
      code: 'api_error',
    });
    giveUp();
    expect(await patient).toEqual({ late: true });
  });

  it('[R7.16] has no JSONP outside a browser', async () => {
    await expect(
      axiosRequestClient({ baseUrl }).jsonp('http://user.example/'),
    ).rejects.toMatchObject({ code: 'api_error', status: -1 });
  });

  it('[R8.09] rejects with api_error, which has status, data, path and the first message of the answer', async () => {
    handle = (_request, response) => {
      response.writeHead(503).end('{"data":[{"message":"busy"}]}');
    };
    await expect(aClient().get('/course/search')).rejects.toMatchObject({
      code: 'api_error',
      status: 503,
      path: '/course/search',
      message: expect.stringContaining('(ApiErrorMessage: busy)'),
    });
  });

  it('[R8.10] rejects with invalid_auth for 401', async () => {
    handle = (_request, response) => {
      response.writeHead(401).end('{}');
    };
    await expect(aClient().get('/x')).rejects.toMatchObject({ code: 'invalid_auth', status: 401 });
  });

  it('[R8.10] rejects a 401 with the message of the answer', async () => {
    handle = (_request, response) => {
      response.writeHead(401).end('{"data":[{"message":"No Access Token!!!"}]}');
    };
    await expect(aClient().get('/x')).rejects.toMatchObject({
      code: 'invalid_auth',
      status: 401,
      message: 'No Access Token!!!',
    });
  });

  it('[R8.10] rejects a time-out with the status ETIMEDOUT', async () => {
    handle = () => {
      /* never answers */
    };
    await expect(aClient().get('/x', { timeout: 30 })).rejects.toMatchObject({
      status: 'ETIMEDOUT',
    });
  });

  it('[R8.10] rejects a cancelled call with the status -2', async () => {
    handle = () => {
      /* never answers */
    };
    const leaving = new AbortController();
    const call = aClient().get('/x', { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ status: -2 });
  });

  it('[R8.10] rejects with api_error if the server cannot be reached', async () => {
    const client = axiosRequestClient({
      baseUrl: 'http://127.0.0.1:1/gora',
      jsonp: async () => undefined,
    });
    await expect(client.get('/x')).rejects.toMatchObject({
      code: 'api_error',
      status: expect.stringMatching(/^E/),
    });
  });

  it('[R8.09] rejects an answer that is not JSON', async () => {
    handle = (_request, response) => {
      response.end('<html>');
    };
    await expect(aClient().get('/x')).rejects.toMatchObject({ code: 'api_error', status: -1 });
  });

  it('[R4.31] with cancel-active the later call of an id wins', async () => {
    let calls = 0;
    handle = (_request, response) => {
      calls += 1;
      if (calls > 1) response.end('{"late":true}');
    };
    const singular = { id: 'search', strategy: 'cancel-active' } as const;
    const client = aClient();
    const first = client.get('/x', { singular });
    const caught = expect(first).rejects.toMatchObject({
      status: -2,
      message: 'Singular request: search',
    });
    while (calls === 0)
      await new Promise((tick) => {
        setTimeout(tick, 5);
      });
    expect(await client.get('/x', { singular })).toEqual({ late: true });
    await caught;
  });

  it('[R4.31] with cancel-new the later call of an id is not sent', async () => {
    let calls = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    handle = (_request, response) => {
      calls += 1;
      void answered.then(() => response.end('{"first":true}'));
    };
    const singular = { id: 'count', strategy: 'cancel-new' } as const;
    const client = aClient();
    const first = client.get('/x', { singular });
    await expect(client.get('/x', { singular })).rejects.toMatchObject({
      message: 'Singular request: count',
    });
    answer();
    expect(await first).toEqual({ first: true });
    expect(calls).toBe(1);
  });
});
