import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { courseStock } from 'shared-contracts/gateway';
import { readChange } from '../../records/changeRecord.ts';
import { startGatewayProcess } from '../../testing/startGatewayProcess.ts';
import { SUPPLIER_TOKENS } from '../../testing/testSuppliers.ts';
import { testFolder } from '../../testing/openTestGateway.ts';
import { drawFrom } from '../filling/random.ts';
import { freeInHour, HOURS } from '../hourLanes.ts';
import { openForWriting } from '../openForWriting.ts';
import { toInventorySource } from '../source.ts';

const folder = testFolder();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  folder.remove();
});

async function start() {
  const gateway = await startGatewayProcess({ GATEWAY_DATA: folder.path });
  children.push(gateway.child);
  return gateway;
}

function openDatabase() {
  const source = toInventorySource(undefined, folder.path);
  if (source.kind === 'pglite') throw new Error('The test reads SQLite.');
  return openForWriting(source).db;
}

/** Each batch gives every course the same number of starts on one day, so that a half is seen. */
interface Sent {
  readonly key: string;
  readonly day: string;
  readonly starts: number;
  readonly records: readonly object[];
}

function aBatch(number: number, courses: readonly number[]): Sent {
  const day = `2026-12-${String((number % 5) + 1).padStart(2, '0')}`;
  const starts = (number % 10) + 1;
  const times = Array.from({ length: starts }, (_, minute) => `9:0${minute}`).join(' ');
  return {
    key: `batch-${number}`,
    day,
    starts,
    records: courses.map((course_id) => ({ what: 'stock', course_id, day, starts: times })),
  };
}

async function send(url: string, { key, records }: Sent): Promise<number | undefined> {
  try {
    const reply = await fetch(`${url}/gora/supplier/changes`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ changes: records }),
    });
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { generation: number }).generation;
  } catch (error) {
    // the process was killed while it had the batch
    if ((error as Error).message === 'fetch failed') return undefined;
    throw error;
  }
}

/** Reads the free starts of a day by course, in SQL. */
async function freeOf(day: string): Promise<number[]> {
  const { change } = readChange({ what: 'close', course_id: 1, day });
  if (change === undefined || !('day' in change)) throw new Error(`${day} is no day`);
  const db = openDatabase();
  const rows = await db.selectFrom('stock').select('free').where('day', '=', change.day).execute();
  await db.destroy();
  return rows.map(({ free }) => HOURS.reduce((sum, hour) => sum + freeInHour(free, hour), 0));
}

/** Reads the same from the answers of a gateway that has the generation. */
async function foundBy(url: string, day: string, courses: readonly number[], generation: number) {
  for (;;) {
    const reply = await fetch(
      `${url}/gora/course/stock?c_ids=${courses.join(',')}&play_date_range=${day}..${day}`,
    );
    if (Number(reply.headers.get('x-inventory-generation')) < generation) {
      await pause(20);
      continue;
    }
    return courseStock.reply
      .parse(await reply.json())
      .items.map(({ days }) => days[0]?.zones.reduce((sum, { free }) => sum + free, 0));
  }
}

it('a gateway that is killed at any point has every acknowledged batch, no half of any, and goes on', async () => {
  const draw = drawFrom(27, 9);
  let running = await start();
  const db = openDatabase();
  const courses = (await db.selectFrom('course').select('id').execute()).map(({ id }) => id);
  await db.destroy();
  const latest = new Map<string, number>();
  let number = 0;
  let generation = 0;
  for (let kills = 0; kills < 2; kills += 1) {
    const { child, url } = running;
    const ended = once(child, 'exit');
    const doomed = number + draw.between(1, 5);
    let lost: Sent | undefined;
    while (lost === undefined) {
      const sent = aBatch(number, courses);
      if (number === doomed) void pause(draw.between(0, 20)).then(() => child.kill('SIGKILL'));
      const acknowledged = await send(url, sent);
      if (acknowledged === undefined) {
        lost = sent;
      } else {
        generation = acknowledged;
        latest.set(sent.day, sent.starts);
        number += 1;
      }
    }
    await ended;
    for (const [day, starts] of latest) {
      const free = new Set(await freeOf(day));
      expect(free.size).toBe(1);
      const allowed = day === lost.day ? [starts, lost.starts] : [starts];
      expect(allowed).toContain([...free][0]);
    }
    running = await start();
    // the supplier does not know whether the lost batch was written, and sends it again
    generation = (await send(running.url, lost)) ?? 0;
    expect(generation).toBeGreaterThan(0);
    latest.set(lost.day, lost.starts);
    number += 1;
    for (const [day, starts] of latest) {
      expect(new Set(await freeOf(day))).toEqual(new Set([starts]));
      expect(new Set(await foundBy(running.url, day, courses, generation))).toEqual(
        new Set([starts]),
      );
    }
  }
  expect(number).toBeGreaterThan(3);
}, 240_000);
