import { openTestGateway, type TestGateway } from '../../testing/openTestGateway.ts';
import { SUPPLIER_TOKENS } from '../../testing/testSuppliers.ts';
import { toShiftJis } from '../../testing/toShiftJis.ts';

const DAY = '2026-11-28';

let gateway: TestGateway;
let course: number;
beforeAll(async () => {
  gateway = await openTestGateway();
  const first = gateway.inventory.db.selectFrom('course').select('id').orderBy('id');
  course = (await first.executeTakeFirstOrThrow()).id;
});
afterAll(() => gateway.close());

let sent = 0;
function send(body: string | Buffer, type = 'text/csv', key = `csv-${(sent += 1)}`) {
  return gateway.app.inject({
    method: 'POST',
    url: '/gora/supplier/changes',
    payload: body,
    headers: {
      authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
      'content-type': type,
      'idempotency-key': key,
    },
  });
}

const COLUMNS = 'what,course_id,plan_no,day,starts,price';

describe('[R7.15] a batch of a supplier in CSV', () => {
  it('is written as a file of changes is: an empty cell is as good as absent', async () => {
    const reply = await send(
      `${COLUMNS}\r\nstock,${course},,${DAY},7:00 -7:08,\r\nday_price,${course},1,${DAY},,7800\r\nday_price,${course},2,${DAY},,\r\n`,
    );
    expect([reply.statusCode, reply.json().accepted]).toEqual([200, 3]);
    const prices = await gateway.inventory.db
      .selectFrom('plan_day')
      .select(['plan_no', 'price'])
      .where('course_id', '=', course)
      .where('day', '=', Date.parse(DAY) / 86_400_000)
      .where('plan_no', '<=', 2)
      .execute();
    expect(prices).toEqual([{ plan_no: 1, price: 7800 }]);
  });

  it('is all or nothing, and its wrong rows are named by line and column', async () => {
    const right = `close,${course},,${DAY},,`;
    const wrong = `stock,${course},,2026-02-30,,\nstock,1,,${DAY},,\n`;
    const before = await gateway.inventory.db.selectFrom('closed_day').selectAll().execute();
    const reply = await send(`${COLUMNS}\n${right}\n\n${wrong}`);
    expect([reply.statusCode, reply.json().data]).toEqual([
      400,
      [{ index: 1, message: 'line 4: day is not a date of the form YYYY-MM-DD' }],
    ]);
    const unknown = await send(`${COLUMNS}\n${right}\nstock,1,,${DAY},,\n`);
    expect([unknown.statusCode, unknown.json().data]).toEqual([
      400,
      [{ index: 1, message: 'line 3: course_id 1 is no course' }],
    ]);
    expect(await gateway.inventory.db.selectFrom('closed_day').selectAll().execute()).toEqual(
      before,
    );
  });

  it('has the same key as the same changes in JSON', async () => {
    const record = { what: 'stock', course_id: course, day: DAY, starts: '9:00' };
    const first = await send(`${COLUMNS}\nstock,${course},,${DAY},9:00,\n`, 'text/csv', 'same');
    const again = await send(JSON.stringify({ changes: [record] }), 'application/json', 'same');
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await send(`${COLUMNS}\nstock,${course},,${DAY},9:08,\n`, 'text/csv', 'same');
    expect(other.statusCode).toBe(409);
  });

  it('may be Shift_JIS, found out or named by the charset', async () => {
    const csv = `${COLUMNS},髙さ①\nclose,${course},,${DAY},,,﨑\n`;
    for (const [body, type] of [
      [toShiftJis(csv), 'text/csv'],
      [toShiftJis(csv), 'text/csv; charset=Shift_JIS'],
      [toShiftJis(csv), 'text/csv;charset="windows-31j"; header=present'],
      [csv, 'text/csv; charset=utf-8'],
    ] as const) {
      const reply = await send(body, type);
      expect([reply.statusCode, reply.json().data[0].message]).toEqual([
        400,
        'line 2: Unrecognized key: "髙さ①"',
      ]);
    }
  });

  it.each([
    ['another charset', 'a\n1', 'text/csv; charset=euc-jp', 415, 'UTF-8 and in Shift_JIS'],
    [
      'bytes of another charset than it says',
      toShiftJis(`${COLUMNS}\n在庫,1\n`),
      'text/csv; charset=utf-8',
      400,
      'line 2: what is not UTF-8',
    ],
    ['no rows', `${COLUMNS}\n`, 'text/csv', 400, '1 to 1000 changes'],
    ['too many rows', `what\n${'stock\n'.repeat(1001)}`, 'text/csv', 400, '1 to 1000 changes'],
    ['too many bytes', `what\n${'x'.repeat(1_100_000)}`, 'text/csv', 413, 'too large'],
    ['a line without end', `what\n${'x'.repeat(1_000_000)}`, 'text/csv', 400, 'a line is longer'],
    ['a quotation without end', `what\n"${'\n'.repeat(900_000)}`, 'text/csv', 400, 'not closed'],
    ['columns without end', `a${',b'.repeat(40_000)}`, 'text/csv', 400, 'more than 100 columns'],
    ['nothing', '', 'text/csv', 400, '1 to 1000 changes'],
    ['another type', 'a', 'text/plain', 415, 'application/json or text/csv'],
    ['lines of JSON', '{}', 'application/x-ndjson', 415, 'application/json or text/csv'],
  ] as const)('with %s is refused', async (_what, body, type, status, message) => {
    const reply = await send(body as string | Buffer, type);
    expect([reply.statusCode, reply.json().data[0].message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });
});
