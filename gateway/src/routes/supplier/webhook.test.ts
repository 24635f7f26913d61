import { createHmac } from 'node:crypto';
import { NOW, openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { SUPPLIER_TOKENS, WEBHOOK_SECRETS } from '../../testing/testSuppliers.ts';

const DAY = '2026-11-28';
const SECONDS = NOW / 1000;

let gateway: TestGateway;
let course: number;
beforeAll(async () => {
  gateway = await openTestGateway();
  const first = gateway.inventory.db.selectFrom('course').select('id').orderBy('id');
  course = (await first.executeTakeFirstOrThrow()).id;
});
afterAll(() => gateway.close());

interface Call {
  readonly id: string;
  readonly body?: string;
  readonly supplier?: string;
  readonly secret?: Buffer;
  readonly timestamp?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function bodyOf(starts: string): string {
  return JSON.stringify({
    type: 'stock.changed',
    changes: [{ what: 'stock', course_id: course, day: DAY, starts }],
  });
}

/** Signs and sends as a supplier's system does; `headers` replaces what was signed. */
function send({
  id,
  body = bodyOf('7:00'),
  supplier = 'acme',
  secret = WEBHOOK_SECRETS.acme,
  timestamp = SECONDS,
  headers = {},
}: Call) {
  const signed = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return gateway.app.inject({
    method: 'POST',
    url: `/gora/supplier/changes?supplier=${supplier}`,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signed.digest('base64')}`,
      ...headers,
    },
  });
}

async function startsOfDay(): Promise<string | undefined> {
  const row = await gateway.inventory.db
    .selectFrom('start_list')
    .select('starts')
    .where('course_id', '=', course)
    .where('day', '=', Date.parse(DAY) / 86_400_000)
    .executeTakeFirst();
  return row?.starts;
}

describe('[R7.15] a webhook of a supplier', () => {
  it('changes stock as a batch with a token does, signed by any of its secrets', async () => {
    const before = await startsOfDay();
    const first = await send({ id: 'msg_1', body: bodyOf('7:00 7:08') });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { generation: expect.any(Number), accepted: 1 },
    ]);
    const after = await startsOfDay();
    expect(after).not.toBe(before);
    const next = await send({
      id: 'msg_2',
      body: bodyOf('-7:00'),
      secret: WEBHOOK_SECRETS.acmeNext,
    });
    expect(next.statusCode).toBe(200);
    expect(await startsOfDay()).not.toBe(after);
  });

  it('may be CSV, of which wrong rows are named by their lines', async () => {
    const csv = (starts: string) => `what,course_id,day,starts\nstock,${course},${DAY},${starts}\n`;
    const headers = { 'content-type': 'text/csv; charset=Shift_JIS' };
    expect((await send({ id: 'csv_1', body: csv('9:00'), headers })).statusCode).toBe(200);
    const wrong = await send({ id: 'csv_2', body: csv('9:00 8:00'), headers });
    expect([wrong.statusCode, wrong.json().data]).toEqual([
      400,
      [{ index: 0, message: 'line 2: starts has 8:00 after a later start' }],
    ]);
  });

  it('that comes again gets its first answer and changes nothing, also after later ones', async () => {
    const call = { id: 'msg_again', body: bodyOf('8:00') };
    const first = await send(call);
    await send({ id: 'msg_later', body: bodyOf('8:00 8:08') });
    const later = await startsOfDay();
    const again = await send(call);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await startsOfDay()).toBe(later);
    const other = await send({ id: 'msg_again', body: bodyOf('10:00') });
    expect(other.statusCode).toBe(409);
  });

  it.each([
    ['another secret', { secret: Buffer.alloc(32, 'guessed') }],
    ['the secret of another supplier', { secret: WEBHOOK_SECRETS.small }],
    ['the name of another supplier', { supplier: 'small' }],
    ['the name of nobody', { supplier: 'nobody' }],
    ['no name', { supplier: '' }],
    ['two names', { supplier: 'acme&supplier=acme' }],
    ['a time that was not signed', { headers: { 'webhook-timestamp': String(SECONDS + 1) } }],
    ['an id that was not signed', { headers: { 'webhook-id': 'msg_fresh' } }],
    ['a time six minutes ago', { timestamp: SECONDS - 360 }],
    ['a time in six minutes', { timestamp: SECONDS + 360 }],
    ['a time that is none', { headers: { 'webhook-timestamp': 'now' } }],
    ['a signature of another form', { headers: { 'webhook-signature': 'sha256=00' } }],
    ['a wrong token beside it', { headers: { authorization: 'Bearer of-nobody-at-all-1' } }],
  ] satisfies [string, Omit<Call, 'id'>][])(
    'with %s is refused with 401 and changes nothing',
    async (_what, call) => {
      const before = await startsOfDay();
      const reply = await send({ id: 'msg_wrong', body: bodyOf('13:00'), ...call });
      expect(reply.statusCode).toBe(401);
      expect(await startsOfDay()).toBe(before);
    },
  );

  it('whose body was changed on its way is refused', async () => {
    const signed = createHmac('sha256', WEBHOOK_SECRETS.acme)
      .update(`msg_changed.${SECONDS}.${bodyOf('7:00')}`)
      .digest('base64');
    const reply = await send({
      id: 'msg_changed',
      body: bodyOf('7:00 '),
      headers: { 'webhook-signature': `v1,${signed}` },
    });
    expect([reply.statusCode, reply.json().data]).toEqual([
      401,
      [{ message: 'No secret of this supplier has signed the webhook' }],
    ]);
  });

  it('changes the courses of its own supplier alone', async () => {
    const reply = await send({
      id: 'msg_foreign',
      supplier: 'small',
      secret: WEBHOOK_SECRETS.small,
    });
    expect([reply.statusCode, reply.json().data[0].message]).toEqual([
      400,
      `changes[0]: course_id ${course} is not a course of this supplier`,
    ]);
  });

  it('without a name for it that can be a key is refused', async () => {
    for (const id of ['a b', 'x'.repeat(101), ''])
      expect((await send({ id })).statusCode).toBe(400);
  });

  it('that is too long is refused by its length, and an old one before its body is read', async () => {
    const body = 'x'.repeat(1_100_000);
    const statuses = [SECONDS, SECONDS - 360].map(async (timestamp) => {
      const reply = await send({ id: 'msg_long', body, timestamp });
      return reply.statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([413, 401]);
  });

  it('opens no stream', async () => {
    const reply = await gateway.app.inject({
      method: 'POST',
      url: '/gora/supplier/streams/hook?supplier=acme',
      payload: '{}',
      headers: {
        'content-type': 'application/x-ndjson',
        'webhook-id': 'a',
        'webhook-timestamp': String(SECONDS),
        'webhook-signature': 'v1,a',
      },
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe('[R7.15] a batch with a token', () => {
  it('is not taken for a webhook by its headers', async () => {
    const reply = await send({
      id: 'msg_token',
      timestamp: 0,
      headers: {
        authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
        'idempotency-key': 'token-1',
      },
    });
    expect(reply.statusCode).toBe(200);
  });
});
