import { once } from 'node:events';
import { createServer as createPlainServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerInFlight } from '../admission/inFlight.ts';
import { createServer } from './createServer.ts';
import { registerErrorReply } from './errorReply.ts';
import { onwardHeaders } from './requestContext.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const ASKED = { 'x-request-id': 'asked-1234', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

/** A neighbour that tells which headers it got. */
async function aNeighbour() {
  const heard: IncomingHttpHeaders[] = [];
  const server = createPlainServer(({ headers }, answer) => {
    heard.push(headers);
    answer.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function aServer() {
  const neighbour = await aNeighbour();
  const lines: string[] = [];
  const app = createServer({
    logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    routerOptions: { maxParamLength: 20 },
  });
  registerErrorReply(app, ({ status, message }, _request, reply) =>
    reply.code(status).send({ message }),
  );
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'));
  app.post('/asks', async (request) => {
    request.log.info('asks for taro@example.jp');
    await fetch(neighbour.url, { headers: onwardHeaders() });
    return 'asked';
  });
  app.get('/fails/:what', async () => {
    throw new Error('broken');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const close = async () => {
    await app.close();
    neighbour.close();
  };
  return { url, neighbour, lines, close };
}

describe('[R10.05] the id of a request', () => {
  it('is taken in, stands in the answer and in each line of the log, and goes on with the trace', async () => {
    const { url, neighbour, lines, close } = await aServer();
    const answer = await fetch(`${url}/asks?email=taro@example.jp`, {
      method: 'POST',
      headers: { ...ASKED, 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(answer.headers.get('x-request-id')).toBe('asked-1234');
    expect(neighbour.heard[0]).toMatchObject({
      'x-request-id': 'asked-1234',
      traceparent: expect.stringMatching(
        new RegExp(`^00-${TRACE}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`),
      ),
    });
    const records = lines
      .map((line) => JSON.parse(line) as object)
      .filter((line) => 'reqId' in line);
    expect(records.length).toBeGreaterThanOrEqual(3);
    for (const record of records)
      expect(record).toMatchObject({ reqId: 'asked-1234', trace: TRACE });
    expect(lines.join('')).toContain('"path":"/asks"');
    expect(lines.join('')).not.toContain('taro');
    await close();
  });

  it.each([
    ['a failure', '/fails/now', 500],
    ['a missing page', '/nothing', 404],
    ['an address that nobody can read', '/%E0%A4%A', 400],
    ['a parameter that is too long', `/fails/${'a'.repeat(30)}`, 414],
  ])('stands in the answer of %s', async (_what, path, status) => {
    const { url, close } = await aServer();
    const answer = await fetch(url + path, { headers: ASKED });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([status, 'asked-1234']);
    await close();
  });

  it.each(['short', 'a'.repeat(65), 'with space in it', '"quoted-id"'])(
    'is a new one in place of %j',
    async (id) => {
      const { url, close } = await aServer();
      const answer = await fetch(`${url}/nothing`, { headers: { 'x-request-id': id } });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      await close();
    },
  );

  it.each([
    ['', 'nothing'],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, 'no trace'],
    [`ff-${TRACE}-00f067aa0ba902b7-01`, 'a version that is none'],
    [`00-${TRACE}-00f067aa0ba902b7-01-more`, 'more than its version has'],
  ])('goes on with a new trace in place of %j (%s)', async (traceparent) => {
    const { url, neighbour, close } = await aServer();
    await fetch(`${url}/asks`, { method: 'POST', headers: { traceparent } });
    expect(neighbour.heard[0]?.['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(neighbour.heard[0]?.['traceparent']).not.toContain(TRACE);
    await close();
  });

  it('is the own one of each refusal, though the refusal is kept', async () => {
    const app = createServer({ logger: false });
    registerInFlight(app, {
      most: 1,
      mostWaiting: 0,
      mostOfOne: 1,
      longestWait: 10,
      deadline: 5000,
      retryAfter: 1,
      keepsRefusal: true,
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    app.get('/', async () => promise);
    const first = app.inject('/');
    const refused = async (id: string) =>
      (await app.inject({ url: '/', headers: { 'x-request-id': id } })).headers['x-request-id'];
    await new Promise(setImmediate);
    expect([await refused('refused-1'), await refused('refused-2')]).toEqual([
      'refused-1',
      'refused-2',
    ]);
    resolve();
    await first;
    await app.close();
  });
});
