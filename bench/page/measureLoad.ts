import type { CDPSession, Page } from 'playwright';
import { countTraffic, type Traffic } from './countTraffic.ts';
import type { Interactions } from './measureInteractions.ts';
import { MARKS, observePage, type PageMarks } from './observePage.ts';
import { LONGEST_LOAD, type Visit, withPage } from './openPage.ts';

/**
 * One load of one page: `PageMarks`, the first byte in milliseconds, requests and bytes; beside it the
 * interactions of another load, where the page has them.
 */
export interface Load
  extends Readonly<PageMarks>, Readonly<Traffic>, Readonly<Partial<Interactions>> {
  readonly firstByte: number;
  /**
   * Compressed, without headers: those are some hundred bytes shorter on a connection that has seen them,
   * and which one has is chance.
   */
  readonly scriptBytes: number;
  /** Bytes of JavaScript objects that are still used when the page is at rest. */
  readonly heap: number;
}

/** Returns the phase of each slot, or else what the page shows. */
function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const slots = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    const phases = slots.map(({ dataset }) => `${dataset['slot']} ${dataset['phase']}`);
    return `${document.readyState}, ${phases.join(', ') || document.body?.innerText.slice(0, 200)}`;
  });
}

/** Collects what goes wrong on a page, for the error of a load that does not end. */
function watchProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ stack, message }) => problems.push(stack ?? message));
  page.on('requestfailed', (request) =>
    problems.push(`${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

/** Waits for all slots and the search form, which each page of the bench has. */
async function untilAlive(page: Page, problems: readonly string[]) {
  const alive = page.waitForFunction(
    (name) => {
      const marks = (globalThis as typeof globalThis & Record<string, PageMarks>)[name];
      return marks !== undefined && marks.alive > 0 && marks.formAlive > 0;
    },
    MARKS,
    { polling: 100, timeout: LONGEST_LOAD },
  );
  await alive.catch(async () => {
    const said = [await shownOn(page), ...problems].join('\n');
    throw new Error(`Not every widget of ${page.url()} came to life: ${said}`);
  });
}

async function settle(page: Page, problems: readonly string[]) {
  await untilAlive(page, problems);
  // a picture that is still loading may become the largest paint
  await page.waitForLoadState('networkidle', { timeout: LONGEST_LOAD });
  // a slot may have come with data
  await untilAlive(page, problems);
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * Loads a page with an empty cache and a new connection.
 * Rejects when the page is not found or a widget does not come to life.
 */
export function measureLoad(visit: Visit): Promise<Load> {
  return withPage(visit, async ({ page, session, load }) => {
    await page.addInitScript(observePage, MARKS);
    const traffic = await countTraffic(session);
    const problems = watchProblems(page);
    await load();
    await settle(page, problems);
    const noted = await page.evaluate(
      (marks) => ({
        ...((globalThis as typeof globalThis & Record<string, PageMarks>)[marks] as PageMarks),
        firstByte: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .responseStart,
        scriptBytes: performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      }),
      MARKS,
    );
    return { ...noted, ...traffic, heap: await heapOf(session) };
  });
}
