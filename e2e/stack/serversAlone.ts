import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from 'tooling/stack';
import { ALL_ARE_SERVED, CLOCK, expect, test as base } from './test.ts';

/** A stack of three servers without widgets, for tests that need none or that end servers. */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, provide) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'asashiba-servers-'));
      const stack = await startStack({
        dataFolder,
        scale: '60',
        clock: CLOCK,
        publish: [],
        gatewaySettings: ALL_ARE_SERVED,
        shellSettings: ALL_ARE_SERVED,
      });
      await provide(stack);
      await stack.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
export { expect };
