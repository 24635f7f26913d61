import { existsSync } from 'node:fs';
import { processFigures } from './processFigures.ts';

function work(milliseconds: number): void {
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < milliseconds * 1000);
}

const onLinux = existsSync('/proc/self/stat') ? it : it.skip;

onLinux('reads the processor time and the memory of a process', async () => {
  const before = await processFigures(process.pid);
  work(100);
  const after = await processFigures(process.pid);
  // two hundredths of a second are lost where the figures are cut
  expect((after?.processor ?? 0) - (before?.processor ?? 0)).toBeGreaterThanOrEqual(80);
  expect(after?.memory).toBeGreaterThan(10_000_000);
});

it('has no figures of a process that does not exist', async () => {
  expect(await processFigures(2 ** 30)).toBeUndefined();
});
