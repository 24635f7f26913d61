import type { Page } from '@playwright/test';

export interface PageWatch {
  /** `widget@version` of every error that was reported, in order. */
  reportedBy(): Promise<string[]>;
  /** Console errors and warnings, uncaught errors, policy violations and reported widget errors, in order. */
  problems(): Promise<string[]>;
}

const REPORTED = 'reported: ';

/** Collects everything that must not happen on a healthy page. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const problems: string[] = [];
  page.on('console', (message) => {
    // the test browser itself logs this, because it blocks service workers unless a test asks for them
    if (message.text().includes('registration blocked by Playwright')) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  await page.exposeFunction('__report', (line: string) => {
    problems.push(line);
  });
  await page.addInitScript(() => {
    const report = (line: string) =>
      (globalThis as typeof globalThis & { __report(line: string): void }).__report(line);
    addEventListener('securitypolicyviolation', (event) =>
      report(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob)
        void data.text().then((text) => {
          if (text.includes('"kind":"error"')) report(`reported: ${text}`);
        });
      return send(url, data);
    };
  });
  return {
    problems: async () => problems,
    reportedBy: async () =>
      problems
        .filter((line) => line.startsWith(REPORTED))
        .map((line) => (JSON.parse(line.slice(REPORTED.length)) as { widget: string }).widget),
  };
}
