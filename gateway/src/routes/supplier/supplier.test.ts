import { once } from 'node:events';
import { type ClientRequest, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { coursePlans, courseStock } from 'shared-contracts/gateway';
import { need } from '../../testing/need.ts';
import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { SUPPLIER_TOKENS, testSuppliers } from '../../testing/testSuppliers.ts';
import { parsePlanId } from '../course/planId.ts';

const DAY = '2026-11-28';
const AUTHORIZATION = { authorization: `Bearer ${SUPPLIER_TOKENS.acme}` };

/** Whom the setting names now. */
let suppliers = testSuppliers();
let gateway: TestGateway;
let course: number;
beforeAll(async () => {
  gateway = await openTestGateway(undefined, undefined, () => suppliers);
  const { id } = await gateway.inventory.db
    .selectFrom('course')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  course = id;
});
afterAll(() => gateway.close());

function send(
  key: string | undefined,
  changes: unknown,
  headers: Record<string, string> = AUTHORIZATION,
) {
  return gateway.app.inject({
    method: 'POST',
    url: '/gora/supplier/changes',
    payload: { changes },
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
}

/** Asks again until the answer is of a generation, or of a later one. */
async function askAt(generation: number, url: string) {
  for (;;) {
    const reply = await gateway.app.inject(`/gora${url}`);
    if (Number(reply.headers['x-inventory-generation']) >= generation) return reply;
    await pause(20);
  }
}

async function plansAt(generation: number) {
  const url = `/course/plans?c_ids=${course}&area[]=0&year=2026&month=11&day=28&widthday=1`;
  return coursePlans.reply.parse((await askAt(generation, url)).json()).plans;
}

async function freeAt(generation: number) {
  const url = `/course/stock?c_ids=${course}&play_date_range=${DAY}..${DAY}`;
  const { items } = courseStock.reply.parse((await askAt(generation, url)).json());
  return items[0]?.days[0]?.zones.map(({ free }) => free).reduce((sum, free) => sum + free, 0);
}

async function startsAt(generation: number) {
  const url = `/course/stock?c_ids=${course}&play_date_range=${DAY}`;
  const { items } = courseStock.reply.parse((await askAt(generation, url)).json());
  return items[0]?.days[0]?.starts?.map(({ time, run }) => `${time} ${run}`);
}

describe('a batch of a supplier', () => {
  it('changes stock and prices, closes and opens, and searches find it', async () => {
    const sell = [
      { what: 'stock', course_id: course, day: DAY, starts: '7:00 7:08 -7:16 8:00 13:00' },
    ];
    const sold = await send('sell', sell);
    expect([sold.statusCode, sold.json().accepted]).toEqual([200, 1]);
    expect(await freeAt(sold.json().generation)).toBe(4);
    const plan = need((await plansAt(sold.json().generation))[0], 'a plan on this day');
    const { planNo: plan_no } = parsePlanId(plan.plan_id);

    const priced = await send('price', [
      { what: 'price', course_id: course, plan_no, price_saturday: 12_340 },
    ]);
    const priceOf = async (generation: number) =>
      (await plansAt(generation)).find(({ plan_id }) => plan_id === plan.plan_id)?.price;
    expect(await priceOf(priced.json().generation)).toBe(12_340);

    const shut = await send('close', [{ what: 'close', course_id: course, plan_no }]);
    expect(await priceOf(shut.json().generation)).toBeUndefined();
    const opened = await send('open', [{ what: 'open', course_id: course, plan_no }]);
    expect(await priceOf(opened.json().generation)).toBe(12_340);

    const closed = await send('close day', [{ what: 'close', course_id: course, day: DAY }]);
    expect(closed.statusCode).toBe(400);
    const day = await send('close-day', [{ what: 'close', course_id: course, day: DAY }]);
    expect(await freeAt(day.json().generation)).toBe(0);
    const again = await send('open-day', [{ what: 'open', course_id: course, day: DAY }]);
    expect(await freeAt(again.json().generation)).toBe(4);
  }, 60_000);

  it('[R3.21] says that one start is sold, or free again, and the others stay', async () => {
    const sell = { what: 'stock', course_id: course, day: DAY, starts: '7:00 7:08 7:16 -8:00' };
    const all = await send('starts', [sell]);
    expect(await startsAt(all.json().generation)).toEqual(['7:00 3', '7:08 2', '7:16 1']);
    const one = { what: 'start', course_id: course, day: DAY, start: '7:08' };
    const sold = await send('one-sold', [{ ...one, state: 'sold' }]);
    expect(await startsAt(sold.json().generation)).toEqual(['7:00 1', '7:16 1']);
    expect(await freeAt(sold.json().generation)).toBe(2);
    const both = await send('free-again', [
      { ...one, state: 'free' },
      { ...one, start: '08:00', state: 'free' },
    ]);
    expect(await startsAt(both.json().generation)).toEqual([
      '7:00 4',
      '7:08 3',
      '7:16 2',
      '8:00 1',
    ]);
    const shut = await send('shut', [
      { what: 'close', course_id: course, day: DAY },
      { ...one, state: 'sold' },
    ]);
    expect(await freeAt(shut.json().generation)).toBe(0);
    const opened = await send('opened', [{ what: 'open', course_id: course, day: DAY }]);
    expect(await startsAt(opened.json().generation)).toEqual(['7:00 1', '7:16 2', '8:00 1']);
  }, 60_000);

  it('is refused for a start that the day does not have, unless the batch gives it first', async () => {
    const day = { course_id: course, day: '2026-11-30' };
    const stock = { what: 'stock', ...day, starts: '7:00 7:09' };
    const start = { what: 'start', ...day, start: '7:09', state: 'sold' };
    await send('without', [{ ...stock, starts: '7:00' }]);
    const refused = await send('unknown-start', [start, { ...start, start: '4:59' }]);
    expect([refused.statusCode, refused.json().data]).toEqual([
      400,
      [{ index: 1, message: 'changes[1]: start is not a time from 5:00 to 13:59' }],
    ]);
    const unknown = await send('unknown', [start]);
    expect(unknown.json().data).toEqual([
      { index: 0, message: `changes[0]: start 7:09 is no start of course ${course} on 2026-11-30` },
    ]);
    expect((await send('given-first', [stock, start])).statusCode).toBe(200);
  });

  it('gets the same answer when it is sent again, and 409 when its key stands for another', async () => {
    const changes = [{ what: 'stock', course_id: course, day: '2026-11-29', starts: '9:00' }];
    const first = await send('once', changes);
    await send('later', [{ ...changes[0], starts: '9:00 9:08' }]);
    const second = await send('once', changes);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    const other = await send('once', [{ ...changes[0], starts: '10:00' }]);
    expect([other.statusCode, other.json().data]).toEqual([
      409,
      [{ message: 'The key once stands for another batch' }],
    ]);
  });

  it('is refused as a whole, and each wrong record is named by its place', async () => {
    const right = { what: 'stock', course_id: course, day: DAY, starts: '6:00' };
    const before = await gateway.inventory.db.selectFrom('inventory_version').selectAll().execute();
    const reply = await send('wrong', [
      right,
      { ...right, starts: '7:00 6:00' },
      { ...right, day: '2026-02-30' },
      { what: 'price', course_id: course, plan_no: 1 },
      { what: 'price', course_id: course, plan_no: 1, fee2: [] },
      { what: 'close', course_id: course },
      { ...right, colour: 'red' },
      { what: 'sell' },
    ]);
    expect(reply.statusCode).toBe(400);
    const named = reply.json().data as { index: number; message: string }[];
    expect(named.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const [place, text] of [
      'changes[1]: starts has 6:00 after a later start',
      'changes[2]: day is not a date',
      'changes[3]: names none of price_weekday',
      'changes[4]: fee2',
      'changes[5]: needs day or plan_no',
      'changes[6]: Unrecognized key',
      'changes[7]: what',
    ].entries())
      expect(named[place]?.message).toContain(text);
    const unknown = await send('unknown', [right, { ...right, course_id: 1 }]);
    expect([unknown.statusCode, unknown.json().data]).toEqual([
      400,
      [{ index: 1, message: 'changes[1]: course_id 1 is no course' }],
    ]);
    expect(
      await gateway.inventory.db.selectFrom('inventory_version').selectAll().execute(),
    ).toEqual(before);
  });

  it('of nobody is refused before its body is read', async () => {
    const tooLong = 'x'.repeat(1_100_000);
    const statuses = [AUTHORIZATION, {}].map(async (headers) => {
      const reply = await send('long', tooLong, { ...headers });
      return reply.statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([413, 401]);
  });

  it('needs the token of a supplier, a key, and courses of this supplier', async () => {
    const changes = [{ what: 'close', course_id: course, day: DAY }];
    for (const headers of [{}, { authorization: 'Bearer another-token-of-nobody' }])
      expect((await send('key', changes, headers as Record<string, string>)).statusCode).toBe(401);
    const small = { authorization: `Bearer ${SUPPLIER_TOKENS.small}` };
    const foreign = await send('key', changes, small);
    expect([foreign.statusCode, foreign.json().data[0].message]).toEqual([
      400,
      `changes[0]: course_id ${course} is not a course of this supplier`,
    ]);
    expect((await send(undefined, changes)).statusCode).toBe(400);
    expect(
      (
        await send(
          'many',
          Array.from({ length: 1001 }, () => changes[0]),
        )
      ).statusCode,
    ).toBe(400);
    expect((await send('none', [])).statusCode).toBe(400);
  });
});

/** A stream of changes over HTTP, and the lines that answer it. */
async function openStream(stream: string, authorization = AUTHORIZATION) {
  const { port } = gateway.app.server.address() as AddressInfo;
  const sending: ClientRequest = open({
    port,
    method: 'POST',
    path: `/gora/supplier/streams/${stream}`,
    headers: { ...authorization, 'content-type': 'application/x-ndjson' },
  });
  sending.on('error', () => {});
  const answered = once(sending, 'response').then(([response]) =>
    createInterface({ input: response })[Symbol.asyncIterator](),
  );
  return {
    write: (line: unknown) => sending.write(`${JSON.stringify(line)}\n`),
    end: () => sending.end(),
    cut: () => sending.destroy(),
    async next(): Promise<unknown> {
      const { value, done } = await (await answered).next();
      return done === true ? undefined : JSON.parse(String(value));
    },
  };
}

describe('a stream of a supplier', () => {
  beforeAll(async () => {
    await gateway.app.listen({ port: 0 });
  });

  const line = (sequence: number, starts: string) => ({
    sequence,
    what: 'stock',
    course_id: course,
    day: '2026-12-05',
    starts,
  });
  const progress = async (stream: string) =>
    (
      await gateway.app.inject({
        url: `/gora/supplier/streams/${stream}`,
        headers: AUTHORIZATION,
      })
    ).json();

  it('acknowledges what is written while it goes on, and continues after a break', async () => {
    expect(await progress('day')).toEqual({ acknowledged: 0, generation: 0 });
    const first = await openStream('day');
    first.write(line(5, '7:00'));
    expect(await first.next()).toMatchObject({ acknowledged: 5 });
    first.write(line(6, '7:00 7:08'));
    expect(await first.next()).toMatchObject({ acknowledged: 6 });
    first.cut();
    expect(await progress('day')).toMatchObject({ acknowledged: 6 });

    const second = await openStream('day');
    second.write(line(5, '10:00'));
    expect(await second.next()).toMatchObject({ acknowledged: 6 });
    second.write(line(7, '7:00 7:08 7:16'));
    expect(await second.next()).toMatchObject({ acknowledged: 7 });
    second.end();
    expect(await second.next()).toBeUndefined();
    const { generation } = await progress('day');
    const url = `/course/stock?c_ids=${course}&play_date_range=2026-12-05..2026-12-05`;
    const { items } = courseStock.reply.parse((await askAt(generation, url)).json());
    expect(items[0]?.days[0]?.zones.find(({ zone }) => zone === '07')).toMatchObject({ free: 3 });
  }, 60_000);

  it.each([
    ['a record that is wrong', [{ sequence: 2, what: 'stock' }], 'sequence 2: '],
    ['a course that is unknown', [{ ...line(2, ''), course_id: 1 }], 'sequence 2: course_id 1'],
    ['a number that does not ascend', [{ what: 'x', sequence: 1 }], 'sequence 1 follows 1'],
    ['no number', [{ what: 'x' }], 'the line after 1 has no sequence'],
    ['a line without an end', ['x'.repeat(9000)], 'a line is longer than'],
  ])('ends at %s, and says what was written', async (what, wrong, message) => {
    const stream = await openStream(`ends-${what.length}`);
    stream.write(line(1, '7:00'));
    expect(await stream.next()).toMatchObject({ acknowledged: 1 });
    for (const each of wrong) stream.write(each);
    expect(await stream.next()).toMatchObject({ error: expect.stringContaining(message) });
    expect(await stream.next()).toBeUndefined();
    expect(await progress(`ends-${what.length}`)).toMatchObject({ acknowledged: 1 });
  });

  it.each([
    ['token', [], 'A bearer token of a supplier is needed'],
    ['name', [{ name: 'another' }], 'The token is of another supplier now'],
    ['courses', [{ courses: new Set([1]) }], 'is not a course of this supplier'],
  ])('ends when the setting takes its %s away', async (what, kept, message) => {
    const stream = await openStream(`revoked-${what}`);
    stream.write(line(1, '7:00'));
    expect(await stream.next()).toMatchObject({ acknowledged: 1 });
    const acme = need(testSuppliers()[0], 'the supplier');
    suppliers = kept.map((changed) => ({ ...acme, ...changed }));
    stream.write(line(2, '7:00 7:08'));
    const last = await stream.next();
    suppliers = testSuppliers();
    expect(last).toEqual({ error: expect.stringContaining(message) });
    expect(await stream.next()).toBeUndefined();
    expect(await progress(`revoked-${what}`)).toMatchObject({ acknowledged: 1 });
  });

  it('is one of 16 of its supplier and one of 32 at most, and one that has ended makes room', async () => {
    const [acme, small] = testSuppliers();
    suppliers = [
      need(acme, 'acme'),
      { ...need(small, 'small'), courses: need(acme, 'acme').courses },
    ];
    const ofSmall = { authorization: `Bearer ${SUPPLIER_TOKENS.small}` };
    const ask = async (headers = AUTHORIZATION) => {
      const url = '/gora/supplier/streams/more';
      const sent = { ...headers, 'content-type': 'application/json' };
      const { statusCode, body } = await gateway.app.inject({
        method: 'POST',
        url,
        payload: '{}',
        headers: sent,
      });
      return `${statusCode} ${body}`;
    };
    const openSixteen = async (headers: typeof AUTHORIZATION) => {
      const streams = await Promise.all(
        Array.from({ length: 16 }, (_, number) => openStream(`many-${number}`, headers)),
      );
      for (const stream of streams) {
        stream.write(line(1, '7:00'));
        expect(await stream.next()).toMatchObject({ acknowledged: 1 });
      }
      return streams;
    };
    const streams = await openSixteen(AUTHORIZATION);
    expect(await ask()).toMatch(/^503/);
    // 415: there is a place, and what was sent is no stream
    expect(await ask(ofSmall)).toMatch(/^415/);
    streams.push(...(await openSixteen(ofSmall)));
    expect(await ask(ofSmall)).toMatch(/^503/);
    for (const stream of streams) {
      stream.end();
      expect(await stream.next()).toBeUndefined();
    }
    while ((await ask()).startsWith('503')) await pause(5);
    expect(await ask()).toMatch(/^415/);
    suppliers = testSuppliers();
  }, 60_000);

  it('needs the token of a supplier and the type of lines', async () => {
    const url = '/gora/supplier/streams/other';
    const ask = (headers: Record<string, string>) =>
      gateway.app.inject({ method: 'POST', url, payload: '{}', headers });
    expect([
      (await ask({ 'content-type': 'application/x-ndjson' })).statusCode,
      (await ask({ ...AUTHORIZATION, 'content-type': 'application/json' })).statusCode,
      (await gateway.app.inject({ url })).statusCode,
    ]).toEqual([401, 415, 401]);
  });
});
