import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { startStack, type Stack } from 'tooling/stack';
import { CLOCK, copyFilledData, SCALE } from './filledData.ts';
import { watchPage, type PageWatch } from './watchPage.ts';

export { CLOCK, SCALE };

/**
 * A machine that is slow, since it runs other tests too, must not make the site refuse its one
 * visitor, nor leave to the browser what a test wants of the server. Overload has tests of its own.
 */
export const ALL_ARE_SERVED = { LONGEST_LAG: '0' };
const RENDER_DEADLINE = '4000';

export interface Fixtures {
  /** Everything that went wrong on the page; empty unless a test expects it. */
  readonly watch: PageWatch;
  /** A page that fails its test on any console message, uncaught error, policy violation or reported error. */
  readonly healthyPage: Page;
}

export const test = base.extend<Fixtures, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, provide) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'asashiba-e2e-'));
      // a copy of the shell's build, so that a test can deploy another one
      const shellBuild = join(dataFolder, 'shell-build');
      await cp(join(repositoryRoot, 'shell/dist'), shellBuild, {
        recursive: true,
        filter: (path) => !path.endsWith('/development'),
      });
      await copyFilledData(dataFolder);
      const stack = await startStack({
        dataFolder,
        scale: SCALE,
        clock: CLOCK,
        shellBuild,
        gatewaySettings: ALL_ARE_SERVED,
        shellSettings: { ...ALL_ARE_SERVED, RENDER_DEADLINE },
      });
      await provide(stack);
      await stack.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.shellUrl),
  watch: async ({ page }, provide) => provide(await watchPage(page)),
  healthyPage: async ({ page, watch }, provide) => {
    await provide(page);
    expect(await watch.problems()).toEqual([]);
  },
});

export { expect };
