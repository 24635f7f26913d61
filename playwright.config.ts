import { defineConfig, devices } from '@playwright/test';
import { findHeadlessShell } from 'tooling/browsers/findBrowser';
import { findEngines } from 'tooling/browsers/findEngines';
import { hasTypeface } from 'tooling/browsers/findTypeface';
import { isContinuousIntegration } from 'tooling/checks/environment';
import { browserPath } from './e2e/environment.ts';

/** Without a window wherever the machine can. */
const executablePath = findHeadlessShell() ?? browserPath;

/** One real stack (gateway, registry, shell) on free ports for each worker; see e2e/stack/test.ts. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/stack/forgetFilledData.ts',
  // each worker has a browser and a stack of its own
  workers: 2,
  retries: 0,
  // a test that builds a widget shares two cores with the other worker's browser
  timeout: 120_000,
  // how long a test that is going to fail waits, which is no measure of the site: machines are slow at times
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 60, scale: 'device' } },
  snapshotPathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
  forbidOnly: isContinuousIntegration,
  reporter: 'list',
  outputDir: '.cache/test-results',
  use: {
    browserName: 'chromium',
    // tests stop calls on their way, which a worker would take out of their hands; its own spec lets it run
    serviceWorkers: 'block',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // a trace costs as much as the test: ask for it by `--trace on` when a test has to be understood
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'pc',
      testIgnore: ['**/engines/**', '**/looks/**'],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/engines/**', '**/results/answers.spec.ts'],
      testMatch: [
        '**/journeys/*.spec.ts',
        '**/pages/*.spec.ts',
        '**/results/*.spec.ts',
        '**/shell/layouts.spec.ts',
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // what axe looks for, contrast above all, in the dark colours too
    {
      name: 'dark',
      testMatch: ['**/pages/accessibility.spec.ts', '**/staff/accessibility.spec.ts'],
      grep: /axe/,
      use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
    },
    // pictures half as large as the screen; a machine without their typeface leaves them out, and the test command says so
    ...(isContinuousIntegration || hasTypeface()
      ? [
          {
            name: 'looks',
            testMatch: '**/looks/*.spec.ts',
            use: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 0.5 },
          },
        ]
      : []),
    // what has to hold in every browser engine; one that this machine has not is left out, and the test command says so
    ...findEngines().found.map(({ name }) => ({
      name,
      testMatch: '**/engines/*.spec.ts',
      timeout: 120_000,
    })),
  ],
});
