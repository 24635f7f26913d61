import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type {} from './draining.ts';
import { registerErrorReply } from './errorReply.ts';
import { createServer } from './createServer.ts';
import { registerHealth } from './health.ts';
import { RequestError } from './requestError.ts';

async function aServer({ isReady = async () => true } = {}) {
  const app = createServer({ logger: false });
  registerHealth(app, { details: () => ({ build: 'b1' }), isReady });
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
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
  });

  it('is not ready while it drains, and asks its clients to close their connections', async () => {
    const app = await aServer();
    expect((await app.inject('/health')).headers.connection).not.toBe('close');
    app.draining.start();
    const { statusCode, headers } = await app.inject('/health/ready');
    expect([statusCode, headers.connection]).toEqual([503, 'close']);
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

it('a request whose body drips is ended when its time is over', async () => {
  const app = createServer({ logger: false, requestTimeout: 100 });
  app.post('/', async () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.on('data', (part) => {
    said += String(part);
  });
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\na',
  );
  await once(socket, 'close');
  expect(said).toContain('408 Request Timeout');
  await app.close();
});
