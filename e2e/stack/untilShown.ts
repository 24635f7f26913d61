import { expect } from '@playwright/test';
import type { Stack } from 'tooling/stack';

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
  await expect(async () => {
    const document = await fetch(shellUrl + path, {
      headers: visitor === undefined ? {} : { cookie: `asashiba_visitor=${visitor}` },
    });
    expect(await document.text()).toContain(`data-widget="${id}"`);
  }).toPass();
}
