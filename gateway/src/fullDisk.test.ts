import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { courseSearch, courseStock } from 'shared-contracts/gateway';
import { need } from './testing/need.ts';
import { startGatewayProcess } from './testing/startGatewayProcess.ts';
import { testFolder } from './testing/openTestGateway.ts';
import { SUPPLIER_TOKENS } from './testing/testSuppliers.ts';

const folder = testFolder();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  folder.remove();
});

const SEARCH = '/gora/course/search?area[]=0&year=2026&month=12&day=5';

/** A disk of 64 MB for the gateway's data. */
const MOUNT = 'mount -t tmpfs -o size=64m tmpfs "$GATEWAY_DATA"';
const canMount =
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Writes to a file until its disk is full. */
async function fill(file: string): Promise<void> {
  const opened = await open(file, 'w');
  try {
    for (let size = 65_536; size >= 512; size /= 2)
      while (
        await opened.write(Buffer.alloc(size)).then(
          () => true,
          () => false,
        )
      );
  } finally {
    await opened.close();
  }
}

const DAYS = Array.from({ length: 25 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);
/** More batches than the room of a full disk can take. */
const MANY = 100;

/** A gateway, and a course of which it sells. */
interface Shop {
  readonly url: string;
  readonly course: number;
}

/** Sends the batch of this number, which leaves so many starts on each day; resolves to the status. */
async function sell({ url, course }: Shop, batch: number): Promise<number> {
  const times = Array.from({ length: batch }, (_, at) => `${7 + Math.floor(at / 60)}:${at % 60}`);
  const starts = times.map((time) => time.replace(/:(\d)$/, ':0$1')).join(' ');
  const reply = await fetch(`${url}/gora/supplier/changes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${SUPPLIER_TOKENS.acme}`,
      'idempotency-key': `batch-${batch}`,
    },
    body: JSON.stringify({
      changes: DAYS.map((day) => ({ what: 'stock', course_id: course, day, starts })),
    }),
  });
  await reply.text();
  return reply.status;
}

/** The different numbers of free starts on these days. */
async function freeOf({ url, course }: Shop): Promise<number[]> {
  const range = `${DAYS[0]}..${DAYS.at(-1)}`;
  const reply = await fetch(`${url}/gora/course/stock?c_ids=${course}&play_date_range=${range}`);
  const [item] = courseStock.reply.parse(await reply.json()).items;
  const sums = item?.days.map(({ zones }) => zones.reduce((sum, { free }) => sum + free, 0));
  return [...new Set(sums)];
}

/** Resolves when searches have what the batch of this number left. */
async function untilFound(shop: Shop, batch: number): Promise<void> {
  for (;;) {
    const free = await freeOf(shop);
    if (free.length === 1 && free[0] === batch) return;
    await pause(50);
  }
}

// a disk can be full only where this user may mount one for a process of its own
if (canMount)
  it('[R7.15][R10.05] a full disk refuses batches of suppliers with 507 and keeps no part of one, searches go on, and the same batch is taken when there is room', async () => {
    mkdirSync(folder.path, { recursive: true });
    const { child, url } = await startGatewayProcess({ GATEWAY_DATA: folder.path }, MOUNT);
    children.push(child);
    const search = async () =>
      courseSearch.reply.parse(await (await fetch(`${url}${SEARCH}`)).json());
    const shop = { url, course: need((await search()).items[0], 'a course').c_id };
    expect(await sell(shop, 1)).toBe(200);
    const other = join(`/proc/${child.pid}/root`, folder.path, 'other');
    await fill(other);
    let batch = 1;
    let status = 200;
    while (status === 200 && batch < MANY) status = await sell(shop, (batch += 1));
    expect(status).toBe(507);
    await untilFound(shop, batch - 1);
    expect((await search()).items).not.toEqual([]);
    await rm(other);
    expect(await sell(shop, batch)).toBe(200);
    await untilFound(shop, batch);
  }, 120_000);
