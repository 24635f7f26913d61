import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { itNeeds } from 'server-kit/testing/needing';
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

const onLinux = itNeeds('Linux', hasProc);

onLinux('counts the work of a child, while it lives and when it has ended', async () => {
  const code =
    'while (process.cpuUsage().user < 200_000); process.stdout.write("."); process.stdin.resume();';
  const before = await processFigures(process.pid);
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const during = await processFigures(process.pid);
  child.stdin.end();
  await once(child, 'close');
  const after = await processFigures(process.pid);
  const since = (figures: typeof before) => (figures?.processor ?? 0) - (before?.processor ?? 0);
  expect(since(during)).toBeGreaterThanOrEqual(180);
  expect(since(after)).toBeGreaterThanOrEqual(180);
});

onLinux('adds the memory of the processes that a process has started', async () => {
  const hold =
    'globalThis.held = Buffer.alloc(3e8, 1); process.stdout.write("up"); setInterval(() => {}, 1000)';
  const before = await processFigures(process.pid);
  const child = spawn(process.execPath, ['-e', hold]);
  await once(child.stdout, 'data');
  const during = await processFigures(process.pid);
  child.kill();
  // the memory of this process may change meanwhile, but not by what the child holds
  expect((during?.memory ?? 0) - (before?.memory ?? 0)).toBeGreaterThan(150_000_000);
});
