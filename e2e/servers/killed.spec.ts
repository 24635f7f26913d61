import { expect, test } from '../stack/ownStack.ts';

test('[R10.05] of the servers that npm start runs, one that is killed starts again, and the others go on', async ({
  start,
}) => {
  const stack = await start({ restarts: true });
  const health = {
    registry: `${stack.registryUrl}/health`,
    gateway: `${stack.gatewayUrl}/gora/health`,
    shell: `${stack.shellUrl}/health`,
  };
  const isAlive = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const name of ['registry', 'gateway', 'shell'] as const) {
    const pid = stack.pidOf(name);
    process.kill(pid ?? Number.NaN, 'SIGKILL');
    await expect.poll(() => stack.pidOf(name)).not.toBe(pid);
    for (const url of Object.values(health)) await expect.poll(() => isAlive(url)).toBe(true);
  }
});
