import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { type InFlightOptions, registerInFlight } from './inFlight.ts';
import { workSignal } from './workSignal.ts';

let app: FastifyInstance;
/** The work that the route `/work` has begun and not ended. */
let open: { readonly signal: AbortSignal | undefined; end(): void }[] = [];
let begun = 0;
afterEach(async () => {
  for (const { end } of open) end();
  await app.close();
});

async function listen(options: Partial<InFlightOptions> = {}): Promise<string> {
  open = [];
  begun = 0;
  app = fastify({ trustProxy: true, forceCloseConnections: true });
  registerInFlight(app, {
    most: 2,
    mostWaiting: 0,
    mostOfOne: 2,
    longestWait: 60_000,
    deadline: 60_000,
    retryAfter: 3,
    ...options,
  });
  app.get('/work', async () => {
    begun += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    open.push({ signal: workSignal(), end: resolve });
    await promise;
    return 'done';
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((next) => setImmediate(next));
}

/** Asks for the work, and goes away as soon as it has begun. */
async function askAndGo(): Promise<void> {
  const before = begun;
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /work HTTP/1.1\r\nhost: test\r\n\r\n');
  await until(() => begun > before);
  socket.destroy();
  await once(socket, 'close');
  await until(() => open[before]?.signal?.aborted === true);
}

describe('the admission by what is in flight', () => {
  it('is not passed by going away: a place is free when its work has ended', async () => {
    const url = await listen();
    await askAndGo();
    await askAndGo();
    const refused = await fetch(`${url}/work`);
    expect([refused.status, refused.headers.get('retry-after'), begun]).toEqual([503, '3', 2]);
    open[0]?.end();
    await new Promise((next) => setImmediate(next));
    const accepted = fetch(`${url}/work`);
    await until(() => begun === 3);
    open[2]?.end();
    expect(await (await accepted).text()).toBe('done');
  });

  it('cancels at the deadline, answers 503, and keeps the place until the work has ended', async () => {
    const url = await listen({ most: 1, deadline: 30 });
    expect((await fetch(`${url}/work`)).status).toBe(503);
    expect(open[0]?.signal?.aborted).toBe(true);
    expect((await fetch(`${url}/work`)).status).toBe(503);
    expect(begun).toBe(1);
    open[0]?.end();
    await new Promise((next) => setImmediate(next));
    const accepted = fetch(`${url}/work`);
    await until(() => begun === 2);
    open[1]?.end();
    await accepted;
  });

  it('gives one network a part of the places, the whole of an IPv6 network together', async () => {
    const url = await listen({ most: 2, mostOfOne: 1 });
    const ask = (visitor: string) =>
      fetch(`${url}/work`, { headers: { 'x-forwarded-for': visitor } });
    const first = ask('2001:db8:1::1');
    await until(() => begun === 1);
    expect((await ask('2001:db8:1::2')).status).toBe(503);
    const other = ask('2001:db8:2::1');
    await until(() => begun === 2);
    for (const { end } of open) end();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
  });

  it('lets a few wait, begins none whose client has gone, and refuses late ones', async () => {
    const url = await listen({ most: 1, mostWaiting: 1, longestWait: 80 });
    const first = fetch(`${url}/work`);
    await until(() => begun === 1);
    const leaver = new AbortController();
    const gone = fetch(`${url}/work`, { signal: leaver.signal }).catch(() => 'gone');
    const full = await fetch(`${url}/work`);
    leaver.abort();
    expect([full.status, await gone]).toEqual([503, 'gone']);
    const late = fetch(`${url}/work`);
    expect((await late).status).toBe(503);
    open[0]?.end();
    expect([(await first).status, begun]).toEqual([200, 1]);
  });

  it('counts a stream as work until it has closed', async () => {
    await listen({ most: 1 });
    await app.close();
    app = fastify();
    registerInFlight(app, {
      most: 1,
      mostWaiting: 0,
      mostOfOne: 1,
      longestWait: 1,
      deadline: 60_000,
      retryAfter: 1,
    });
    const pieces = new Readable({ read() {} });
    app.get('/stream', async (_request, reply) => reply.send(pieces));
    app.get('/short', async () => 'short');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const streamed = fetch(`${url}/stream`);
    pieces.push('one');
    const answer = await streamed;
    expect((await fetch(`${url}/short`)).status).toBe(503);
    pieces.push(null);
    await answer.text();
    expect((await fetch(`${url}/short`)).status).toBe(200);
  });

  it('[R10.05] answers no second time when the client goes away in the middle of a stream', async () => {
    await listen();
    await app.close();
    app = fastify();
    registerInFlight(app, {
      most: 1,
      mostWaiting: 0,
      mostOfOne: 1,
      longestWait: 1,
      deadline: 60_000,
      retryAfter: 1,
    });
    const failures: string[] = [];
    app.setErrorHandler((error: Error, _request, reply) => {
      failures.push(error.message);
      return reply.code(500).send({ message: error.message });
    });
    const pieces = new Readable({ read() {} });
    app.get('/stream', async (_request, reply) => reply.type('text/html').send(pieces));
    app.get('/short', async () => 'short');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaver = new AbortController();
    const streamed = fetch(`${url}/stream`, { signal: leaver.signal });
    pieces.push('one');
    await streamed;
    leaver.abort();
    await until(() => pieces.destroyed);
    // its place is free, so that all of it is over
    expect(await (await fetch(`${url}/short`)).text()).toBe('short');
    expect(failures).toEqual([]);
  });

  it('lets all that is read in one turn of the event loop share the places', async () => {
    let made = 0;
    app = fastify();
    registerInFlight(app, {
      most: 3,
      mostWaiting: 0,
      mostOfOne: 3,
      longestWait: 1,
      deadline: 60_000,
      retryAfter: 1,
    });
    app.get('/quick', async () => {
      made += 1;
      return 'quick';
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const sockets = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );
    // the first answers show that the server has accepted each connection
    const askAll = async () => {
      const answers = sockets.map((socket) => once(socket, 'data') as Promise<[Buffer]>);
      for (const socket of sockets) socket.write('GET /quick HTTP/1.1\r\nhost: test\r\n\r\n');
      const texts = (await Promise.all(answers)).map(([text]) => text.toString());
      return texts.filter((text) => text.startsWith('HTTP/1.1 200')).length;
    };
    await askAll();
    made = 0;
    expect([await askAll(), made]).toEqual([3, 3]);
    expect([await askAll(), made]).toEqual([3, 6]);
    for (const socket of sockets) socket.destroy();
  });

  it('keeps a refusal, with all of its headers, when it is the same for everybody', async () => {
    open = [];
    begun = 0;
    let failures = 0;
    app = fastify({ forceCloseConnections: true });
    app.setErrorHandler((_error, _request, reply) => {
      failures += 1;
      return reply.code(503).send({ message: 'busy' });
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff');
    });
    registerInFlight(app, {
      most: 1,
      mostWaiting: 0,
      mostOfOne: 1,
      longestWait: 1,
      deadline: 60_000,
      retryAfter: 4,
      keepsRefusal: true,
    });
    app.get('/work', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun += 1;
      open.push({ signal: undefined, end: resolve });
      await promise;
      return 'done';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const held = fetch(`${url}/work`);
    await until(() => begun === 1);
    const refusals = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await fetch(`${url}/work`);
      const { date: _, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers);
      refusals.push({ status: answer.status, headers, body: await answer.text() });
    }
    const [first] = refusals;
    expect(first).toMatchObject({ status: 503, body: '{"message":"busy"}' });
    expect(first?.headers).toMatchObject({
      'retry-after': '4',
      'x-content-type-options': 'nosniff',
    });
    expect(refusals).toEqual([first, first, first]);
    expect(failures).toBe(1);
    open[0]?.end();
    expect(await (await held).text()).toBe('done');
  });
});
