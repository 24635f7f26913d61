import type { Page } from '@playwright/test';

/** What the frame says of its document, where it stands in there. */
interface CountedPage {
  readonly countsVisit?: boolean;
}

/**
 * Leaves a document as a visitor does who has been there for a while: its visit is told then, if it counts. Who leaves before
 * the document has its ticket, and what tells the visit, is one of those who fall silent. The page stays open until
 * the next visitor leaves, since a document hears only after its successor is there that it is left.
 */
export async function leaveAsVisitor(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const text = document.getElementById('page-state')?.textContent ?? '{}';
    if ((JSON.parse(text) as CountedPage).countsVisit !== true) return true;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    return ['/telemetry/ticket', '/visit.'].every((part) =>
      loaded.some((path) => path.includes(part)),
    );
  });
  await page.goto('about:blank');
  for (const earlier of page.context().pages()) if (earlier !== page) await earlier.close();
}
