import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createServer } from './createServer.ts';
import { registerErrorReply } from './errorReply.ts';

/** A server that collects what it logs, and tells when it has answered a failure. */
function aServer() {
  const logged: string[] = [];
  const answered = Promise.withResolvers<void>();
  const stream = { write: (line: string) => void logged.push(line) };
  const app = createServer({ logger: { level: 'error', stream } });
  registerErrorReply(app, ({ status, message }, _request, reply) => {
    answered.resolve();
    return reply.code(status).send({ message });
  });
  return { app, logged, answered: answered.promise };
}

it('[R3.24] an error of a route is logged, and its caller gets the id of the request only', async () => {
  const { app, logged } = aServer();
  app.get('/', async () => {
    throw new TypeError('a secret');
  });
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([500, expect.not.stringContaining('secret')]);
  expect(logged).toEqual([expect.stringContaining('a secret')]);
  await app.close();
});

/** How a body says that it was not read to its end. */
const CUT_SHORT = [
  ['one that is passed on', new DOMException('Request aborted', 'AbortError')],
  [
    'one that is unpacked',
    Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
  ],
] as const;

it.each(CUT_SHORT)(
  '[R3.24] an answer that is given up because its client has gone is logged as no error: %s',
  async (_body, error) => {
    const { app, logged, answered } = aServer();
    const begun = Promise.withResolvers<void>();
    app.get('/', (request, reply) => {
      const body = new Readable({
        read() {},
        destroy: (_error, done) => done(error),
      });
      request.raw.resume().once('end', () => {
        void reply.send(body);
        begun.resolve();
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await begun.promise;
    client.destroy();
    await answered;
    await app.close();
    expect(logged).toEqual([]);
  },
);

it.each(CUT_SHORT)(
  '[R3.24] an answer that breaks off while its client waits is logged: %s',
  async (_body, error) => {
    const { app, logged } = aServer();
    app.get('/', async () => {
      throw error;
    });
    await app.inject('/');
    expect(logged).toEqual([expect.stringContaining(error.message)]);
    await app.close();
  },
);
