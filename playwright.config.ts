import { defineConfig, devices } from '@playwright/test';
import { browserPath, isContinuousIntegration } from './e2e/environment.ts';

/** One real stack (gateway, registry, shell) on free ports for each worker; see e2e/stack/test.ts. */
export default defineConfig({
  testDir: 'e2e',
  // the journeys share one stack, and two cores carry one browser beside three servers
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: isContinuousIntegration,
  reporter: 'list',
  outputDir: '.cache/test-results',
  use: {
    browserName: 'chromium',
    // tests stop calls on their way, which a worker would take out of their hands; its own spec lets it run
    serviceWorkers: 'block',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browserPath !== undefined && { executablePath: browserPath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'pc', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', testIgnore: '**/results/answers.spec.ts', testMatch: ['**/journeys/**', '**/pages/**', '**/results/*.spec.ts', '**/shell/layouts.spec.ts'], use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
});
