import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { processFigures, threadTimes } from './processFigures.ts';

function work(milliseconds: number): void {
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < milliseconds * 1000);
}

const hasProc = existsSync('/proc/self/stat');

it('reads the processor time and the memory of a process where the system has `/proc`', async () => {
  const before = await processFigures(process.pid);
  work(100);
  const after = await processFigures(process.pid);
  expect([before !== undefined, after !== undefined]).toEqual([hasProc, hasProc]);
  // two hundredths of a second are lost where the figures are cut; without figures there is no difference
  const worked = after && before ? after.processor - before.processor : Infinity;
  expect(worked).toBeGreaterThanOrEqual(80);
  expect(after?.memory ?? Infinity).toBeGreaterThan(10_000_000);
});

it('reads what the main thread and the threads of compression have spent', async () => {
  const before = await threadTimes(process.pid);
  work(100);
  await promisify(brotliCompress)(randomBytes(1_000_000));
  const after = await threadTimes(process.pid);
  expect([before !== undefined, after !== undefined]).toEqual([hasProc, hasProc]);
  const worked = after && before ? after.main - before.main : Infinity;
  const compressed = after && before ? after.compression - before.compression : Infinity;
  expect(worked).toBeGreaterThanOrEqual(80);
  expect(compressed).toBeGreaterThan(1);
});

it('has no figures of a process that does not exist', async () => {
  expect(await processFigures(2 ** 30)).toBeUndefined();
  expect(await threadTimes(2 ** 30)).toBeUndefined();
});
