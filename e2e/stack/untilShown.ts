import { expect, test, type TestInfo } from '@playwright/test';
import type { Stack } from 'tooling/stack';

const prolonged = new WeakSet<TestInfo>();

/** Gives a test the time for which a version rests whose first paint was late, once. */
function prolong(info: TestInfo): void {
  if (prolonged.has(info)) return;
  prolonged.add(info);
  info.setTimeout(info.timeout + 90_000);
}

/**
 * Waits until documents of a page have a version (`widget@version`): a server tries a new one before
 * documents get it, and no page waits long for a slow registry. `visitor` is who asks for them, where
 * others have another version; without it each document is a new visitor's.
 */
export async function untilShown(
  { shellUrl }: Pick<Stack, 'shellUrl'>,
  path: string,
  id: string,
  visitor?: string,
): Promise<void> {
  prolong(test.info());
  await expect(async () => {
    const document = await fetch(shellUrl + path, {
      headers: visitor === undefined ? {} : { cookie: `asashiba_visitor=${visitor}` },
    });
    expect(await document.text()).toContain(`data-widget="${id}"`);
  }).toPass();
}
