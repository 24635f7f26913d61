import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { familyFigures, processFigures } from './processFigures.ts';

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

it('has no figures of a process that does not exist', async () => {
  expect(await processFigures(2 ** 30)).toBeUndefined();
});

it('adds the figures of the processes that a process has started', async () => {
  const hold =
    'globalThis.held = Buffer.alloc(3e8, 1); process.stdout.write("up"); setInterval(() => {}, 1000)';
  const child = spawn(process.execPath, ['-e', hold]);
  await once(child.stdout, 'data');
  const own = await processFigures(process.pid);
  const all = await familyFigures(process.pid);
  child.kill();
  expect([own !== undefined, all !== undefined]).toEqual([hasProc, hasProc]);
  // the memory of this process may change meanwhile, but not by what the child holds
  const more = own && all ? all.memory - own.memory : Infinity;
  expect(more).toBeGreaterThan(150_000_000);
});
