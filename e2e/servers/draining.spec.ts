import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../stack/serversAlone.ts';

test('[R10.05] a shell that stops says so first, and answers until every balancer has looked', async ({
  stack,
}) => {
  const shell = await stack.anotherShell({ DRAIN_SECONDS: '8' });
  const statusOf = async (path: string) => (await fetch(shell.url + path)).status;
  expect(await statusOf('/health')).toBe(200);
  const stopped = shell.stop();
  await expect
    .poll(async () => (await fetch(`${shell.url}/health/ready`)).json())
    .toEqual({ status: 'stopping' });
  for (let look = 0; look < 10; look += 1) {
    expect([await statusOf('/'), await statusOf('/health/ready')]).toEqual([200, 503]);
    await pause(100);
  }
  await stopped;
  await expect(statusOf('/health')).rejects.toThrow();
});

test('[R10.05] a shell that knows no live version is not ready, and says what is missing', async ({
  stack,
}) => {
  const ready = await fetch(`${stack.shellUrl}/health/ready`);
  expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
    503,
    '2',
    { status: 'not ready', missing: ['releases'] },
  ]);
});
