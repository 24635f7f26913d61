import { once } from 'node:events';
import { connect as connectHttp2, constants, type IncomingHttpHeaders } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { drip } from '../testing/drip.ts';
import type {} from './draining.ts';
import { registerErrorReply } from './errorReply.ts';
import { createServer } from './createServer.ts';
import { registerHealth } from './health.ts';
import { RequestError } from './requestError.ts';

async function aServer({ isReady = async () => true, hasStore = async () => true } = {}) {
  const app = createServer({ logger: false });
  registerHealth(app, {
    details: () => ({ build: 'b1' }),
    needs: { database: isReady },
    uses: { store: hasStore },
  });
  registerErrorReply(app, ({ status, message }, _request, reply) =>
    reply.code(status).send({ message }),
  );
  app.get('/refuses', async () => {
    throw new RequestError(409, 'There already');
  });
  app.get('/busy', async () => {
    throw new RequestError(503, 'Busy');
  });
  app.get('/fails', async () => {
    throw new Error('secret path /data');
  });
  return app;
}

describe('a server', () => {
  it('reports that it is alive and ready', async () => {
    const app = await aServer();
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok', build: 'b1' });
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
  });

  it.each([
    ['returns false', async () => false],
    [
      'throws',
      async (): Promise<boolean> => {
        throw new Error('no database');
      },
    ],
  ])('is alive but not ready while its readiness check %s', async (_what, isReady) => {
    const app = await aServer({ isReady });
    expect((await app.inject('/health')).statusCode).toBe(200);
    const ready = await app.inject('/health/ready');
    expect([ready.statusCode, ready.headers['retry-after'], ready.json()]).toEqual([
      503,
      '2',
      { status: 'not ready', missing: ['database'] },
    ]);
  });

  it('is ready, and says so, without something that it can do without for a while', async () => {
    const app = await aServer({ hasStore: async () => false });
    const ready = await app.inject('/health/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ready', without: ['store'] },
    ]);
  });

  it('is not ready while it drains, and asks its clients to close their connections', async () => {
    const app = await aServer();
    expect((await app.inject('/health')).headers.connection).not.toBe('close');
    app.draining.start();
    const { statusCode, headers, body } = await app.inject('/health/ready');
    expect([statusCode, headers.connection, body]).toEqual([503, 'close', '{"status":"stopping"}']);
  });

  it('[R3.24] explains an error of the caller, and gives only the request id for its own error', async () => {
    const app = await aServer();
    const messageOf = async (url: string) => {
      const reply = await app.inject(url);
      return [reply.statusCode, reply.json().message];
    };
    expect(await messageOf('/refuses')).toEqual([409, 'There already']);
    expect(await messageOf('/busy')).toEqual([503, 'Busy']);
    expect(await messageOf('/fails')).toEqual([
      500,
      expect.stringMatching(/^Internal Server Error \([0-9a-f-]{36}\)$/),
    ]);
  });
});

it.each(['/busy', '/away'])('[R10.05] the 503 of %s says when to try again', async (url) => {
  const app = await aServer();
  app.get('/away', (_request, reply) => reply.code(503).send('away'));
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});

it('[R10.05] a request by a connection that was accepted before the server closed is answered by it', async () => {
  const app = await aServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(app.server, 'connection');
  const closed = app.close();
  let said = '';
  socket.on('data', (part) => {
    said += String(part);
  });
  // by then it has marked itself as closing
  await new Promise(setImmediate);
  socket.write('GET /health HTTP/1.1\r\nhost: a\r\n\r\n');
  await closed;
  await once(socket, 'close');
  expect(said).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*"build":"b1"/i);
});

/** TLS without a certificate, which a test does not have. */
const ANONYMOUS = { ciphers: 'ADH-AES128-GCM-SHA256:@SECLEVEL=0', maxVersion: 'TLSv1.2' } as const;
const DEADLINE = 100;

async function listenWith(options: object) {
  const app = createServer({ logger: false, requestTimeout: DEADLINE, ...options });
  app.post('/', async () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}

const HEAD = 'POST / HTTP/1.1\r\nhost: a\r\n';
const BODY = `${HEAD}content-type: text/plain\r\ncontent-length: 1000\r\n\r\n`;

describe('[R10.05] a request that comes drop by drop is ended when its time is over', () => {
  it.each([
    ['head', HEAD, 'x: y\r\n'],
    ['body', BODY, 'a'],
  ])('with its %s, over HTTP/1', async (_part, begin, drop) => {
    const { app, port } = await listenWith({});
    expect(await drip(connect(port, '127.0.0.1'), begin, drop)).toContain('408 Request Timeout');
    await app.close();
  });

  it.each([
    ['head', HEAD, 'x: y\r\n'],
    ['body', BODY, 'a'],
  ])(
    'with its %s, over HTTP/1 at a server with TLS that speaks HTTP/2 too',
    async (_part, begin, drop) => {
      const https = { allowHTTP1: true, dhparam: 'auto', ...ANONYMOUS };
      const { app, port } = await listenWith({ http2: true, https });
      const socket = connectTls({
        port,
        host: '127.0.0.1',
        rejectUnauthorized: false,
        ...ANONYMOUS,
      });
      expect(await drip(socket, begin, drop)).toContain('408 Request Timeout');
      await app.close();
    },
  );

  it('with its body, over HTTP/2, while a request beside it is answered', async () => {
    const { app, port } = await listenWith({ http2: true });
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    const begin = () => session.request({ ':method': 'POST', 'content-type': 'text/plain' });
    const slow = begin();
    const dripping = setInterval(() => slow.write('a'), DEADLINE / 5);
    await once(slow, 'close');
    clearInterval(dripping);
    expect(slow.rstCode).toBe(constants.NGHTTP2_CANCEL);
    const whole = begin();
    whole.end('a');
    const [headers] = (await once(whole, 'response')) as [IncomingHttpHeaders];
    expect(headers[':status']).toBe(200);
    session.destroy();
    await app.close();
  });

  it('with its head, over HTTP/2, as a session without requests is', async () => {
    const { app, port } = await listenWith({ http2: true, http2SessionTimeout: DEADLINE });
    const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);
    // its length is 100 bytes, of which each drop is one
    const headers = Buffer.from([0, 0, 100, 1, 4, 0, 0, 0, 1]);
    const begin = Buffer.concat([preface, settings, headers]);
    expect(await drip(connect(port, '127.0.0.1'), begin, Buffer.from([0x82]))).not.toBe('');
    await app.close();
  });
});
