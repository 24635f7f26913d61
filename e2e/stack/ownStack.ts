import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startStack, type Stack, type StackOptions } from 'tooling/stack';
import { ALL_ARE_SERVED, CLOCK } from './test.ts';

interface Fixtures {
  /** What ends after the test, the last first, also after a test that fails. */
  readonly ends: AsyncDisposableStack;
  /** An empty folder, for the stack's data too. */
  readonly dataFolder: string;
  /** Starts a stack of the test's own: few courses, and no widgets unless the options say otherwise. */
  readonly start: (options?: Partial<StackOptions>) => Promise<Stack>;
}

/** For tests that end servers or what is behind them, or that start them with other settings. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
  ends: async ({}, provide) => {
    await using ends = new AsyncDisposableStack();
    await provide(ends);
  },
  dataFolder: async ({ ends }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'asashiba-own-'));
    ends.defer(() => rm(folder, { recursive: true, force: true }));
    await provide(folder);
  },
  start: async ({ ends, dataFolder }, provide) => {
    await provide(async (options = {}) => {
      const { gatewaySettings, shellSettings, ...rest } = options;
      const stack = await startStack({
        dataFolder,
        scale: '6',
        clock: CLOCK,
        publish: [],
        ...rest,
        gatewaySettings: { ...ALL_ARE_SERVED, ...gatewaySettings },
        shellSettings: { ...ALL_ARE_SERVED, ...shellSettings },
      });
      ends.defer(() => stack.stop());
      return stack;
    });
  },
});
export { expect };
