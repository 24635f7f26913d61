/** @jest-environment node */
import type { RequestListener } from 'node:http';
import fc from 'fast-check';
import { openTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { RequestCall } from 'server-kit/renderer/messages';
import type { AnswerSource } from './answerMetrics.ts';
import { gatewayBreaker } from './breaker.ts';
import { gatewayAnswers, type GatewayAnswers } from './gatewayAnswers.ts';
import { keptAnswers } from './keptAnswers.ts';
import { gatewayClient, type GatewayClient } from './gatewayClient.ts';

const SECOND = 1000;
const VISITOR = '192.0.2.7';

let gateway: TestGateway;
let answer: RequestListener;
let client: GatewayClient;
let now: number;
let counted: AnswerSource[];

/** Answers with the number of the request. */
const well: RequestListener = (_request, response) => response.end(`${gateway.asked.length}`);
const fails: RequestListener = (_request, response) => response.writeHead(500).end();
const refuses: RequestListener = (_request, response) => response.writeHead(400).end();

beforeEach(async () => {
  now = 0;
  counted = [];
  answer = well;
  gateway = await openTestGateway((request, response) => answer(request, response));
  client = gatewayClient({ gateway: gateway.endpoint });
});
afterEach(async () => {
  client.close();
  await gateway.close();
});

function openAnswers(maxBytes = 1_000_000): GatewayAnswers {
  return gatewayAnswers({
    client,
    breaker: gatewayBreaker(() => now),
    metrics: { count: (source) => counted.push(source) },
    kept: keptAnswers(maxBytes, () => now),
    patience: 5 * SECOND,
  });
}

function get(path: string, query = ''): RequestCall {
  return { method: 'GET', path, query, timeout: undefined };
}
const search = get('/course/search', 'page=1');

/** Waits until the gateway has had this many requests and the last one is answered. */
async function settled(answers: GatewayAnswers, count: number): Promise<void> {
  while (gateway.asked.length < count || (await answers.read(search, VISITOR)) !== `${count}`)
    await new Promise(setImmediate);
}

describe('the answers of the gateway to all documents (ADR 028)', () => {
  it('[R7.03] asks once for a search, for all visitors, while its answer is fresh', async () => {
    const answers = openAnswers();
    expect(await answers.read(search, VISITOR)).toBe('1');
    now += 5 * SECOND - 1;
    expect(await answers.read(search, '198.51.100.1')).toBe('1');
    expect(await answers.read(get('/course/search', 'page=2'), VISITOR)).toBe('2');
    expect(counted).toEqual(['asked', 'fresh', 'asked']);
  });

  it('gives an answer at once while it is asked anew', async () => {
    const answers = openAnswers();
    await answers.read(search, VISITOR);
    now += 5 * SECOND;
    expect(await answers.read(search, VISITOR)).toBe('1');
    expect(counted).toEqual(['asked', 'stale', 'asked']);
    await settled(answers, 2);
  });

  it('waits for a new answer after ten seconds', async () => {
    const answers = openAnswers();
    await answers.read(search, VISITOR);
    now += 10 * SECOND;
    expect(await answers.read(search, VISITOR)).toBe('2');
  });

  it('[R8.09] gives the kept answer if the gateway fails, for ten minutes', async () => {
    const answers = openAnswers();
    await answers.read(search, VISITOR);
    answer = fails;
    now += 600 * SECOND;
    expect(await answers.read(search, VISITOR)).toBe('1');
    expect(counted).toEqual(['asked', 'asked', 'instead of an error']);
    now += 5 * SECOND;
    await expect(answers.read(search, VISITOR)).rejects.toMatchObject({ status: 500 });
  });

  it('[R8.09] passes a refusal on', async () => {
    const answers = openAnswers();
    await answers.read(search, VISITOR);
    answer = refuses;
    now += 10 * SECOND;
    await expect(answers.read(search, VISITOR)).rejects.toMatchObject({ status: 400 });
  });

  it('joins identical calls of several documents', async () => {
    const answers = openAnswers();
    const both = [answers.read(search, VISITOR), answers.read(search, '198.51.100.1')];
    expect(await Promise.all(both)).toEqual(['1', '1']);
    expect(counted).toEqual(['asked', 'joined']);
    expect(gateway.asked[0]?.headers['x-forwarded-for']).toBe(VISITOR);
  });

  it.each<[string, RequestCall, RequestListener]>([
    ['of a call that is not in the table', get('/user/info'), well],
    [
      'that is private',
      search,
      (request, response) => well(request, response.setHeader('cache-control', 'private')),
    ],
    [
      'with a cookie',
      search,
      (request, response) => well(request, response.setHeader('set-cookie', 'a=1')),
    ],
    [
      'that says that the call failed',
      search,
      (_request, response) => response.end('{"result_status":500}'),
    ],
  ])('[R9.05] never keeps an answer %s', async (_which, call, listener) => {
    const answers = openAnswers();
    answer = listener;
    await answers.read(call, VISITOR);
    await answers.read(call, VISITOR);
    expect(gateway.asked).toHaveLength(2);
  });

  it.each<[string, RequestListener]>([
    ['fails', fails],
    ['is not JSON', (_request, response) => response.end('<html>')],
  ])('asks again if the first answer %s', async (_which, listener) => {
    const answers = openAnswers();
    answer = listener;
    await expect(answers.read(search, VISITOR)).rejects.toMatchObject({ code: 'api_error' });
    answer = well;
    expect(await answers.read(search, VISITOR)).toBe('2');
  });

  it('keeps as many bytes as it may, and drops what was used least recently', async () => {
    const answers = openAnswers(100);
    const pages = ['a', 'b', 'c', 'd'].map((query) => get('/course/count', query));
    for (const page of pages) await answers.read(page, VISITOR);
    expect(await answers.read(pages[3] ?? search, VISITOR)).toBe('4');
    expect(await answers.read(pages[0] ?? search, VISITOR)).toBe('5');
  });

  it('asks no more while the gateway is given up, and gives what is kept', async () => {
    const answers = openAnswers();
    await answers.read(search, VISITOR);
    answer = (request) => request.socket.destroy();
    now += 20 * SECOND;
    for (let count = 0; count < 10; count += 1)
      expect(await answers.read(search, VISITOR)).toBe('1');
    expect(gateway.asked).toHaveLength(4);
    await expect(answers.read(get('/user/info'), VISITOR)).rejects.toMatchObject({ status: 503 });
    expect(gateway.asked).toHaveLength(4);
  });
});

const step = fc.record({ seconds: fc.integer({ min: 0, max: 400 }), isWell: fc.boolean() });

it('gives no search older than ten seconds, or 605 if the gateway fails', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const answers = openAnswers();
      for (const { seconds, isWell } of steps) {
        now += seconds * SECOND;
        const time = now;
        // the answer is the time at which it was given
        answer = isWell ? (_request, response) => response.end(`${time}`) : fails;
        const given = await answers.read(search, VISITOR).catch(() => undefined);
        if (given === undefined && isWell) throw new Error('no answer of a gateway that is well');
        const age = (now - Number(given ?? now)) / SECOND;
        expect(age).toBeLessThan(isWell ? 10 : 605);
      }
    }),
    { numRuns: 100 },
  );
});
