import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openConnections } from './connections.ts';
import { offer } from './load.ts';
import type { Subject } from './question.ts';
import type { Tally } from './tally.ts';

type Answer = (response: ServerResponse) => void;

/** Offers a hundred requests to a server whose every tenth answer is `answer`. */
async function tallyOf(answer: Answer): Promise<Tally> {
  await using ends = new AsyncDisposableStack();
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (asked % 10 === 0) answer(response);
    else response.end('right');
  }).listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  ends.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on an address
  const question = { path: '/', isRight: (body: Buffer) => body.toString() === 'right' };
  const subject: Subject = {
    name: 'server',
    port,
    headers: {},
    next: () => question,
    ordinary: () => question,
    usage: async () => ({ processor: undefined }),
  };
  const connections = openConnections(port, 100);
  ends.defer(() => connections.end());
  const { tally, settled } = await offer(subject, connections, { perSecond: 400, seconds: 0.25 });
  await settled;
  return tally;
}

it.each<[string, Answer, RegExp]>([
  ['another body', (response) => response.end('wrong'), /another body/],
  ['a failure', (response) => response.writeHead(500).end(), /status 500/],
  ['a refusal without Retry-After', (response) => response.writeHead(503).end(), /503 without/],
  ['a broken connection', (response) => response.destroy(), /closed|ECONNRESET/],
  [
    'half an answer',
    (response) => {
      response.writeHead(200, { 'content-length': '50' }).write('right');
      setImmediate(() => response.destroy());
    },
    /closed|ECONNRESET/,
  ],
])('the bench counts %s as wrong', async (_, answer, words) => {
  const { wrong, wrongs } = await tallyOf(answer);
  expect(wrongs).toBe(10);
  for (const sentence of wrong.keys()) expect(sentence).toMatch(words);
});

it('the bench counts refusals that are right, and complains about none', async () => {
  const { sent, unsent, wrongs, refused, acceptedAfter } = await tallyOf((response) =>
    response.writeHead(503, { 'retry-after': '1' }).end(),
  );
  expect([sent + unsent, wrongs, refused]).toEqual([
    100,
    0,
    { busy: Math.floor(sent / 10), limited: 0 },
  ]);
  expect(acceptedAfter).toHaveLength(sent - refused.busy);
});
