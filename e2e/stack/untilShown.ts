import { expect } from '@playwright/test';
import type { Stack } from 'tooling/stack';

/**
 * Waits until documents of a page have a version (`widget@version`): a server tries a new one before
 * documents get it, and no page waits long for a slow registry.
 */
export async function untilShown(
  { shellUrl }: Pick<Stack, 'shellUrl'>,
  path: string,
  id: string,
): Promise<void> {
  await expect(async () => {
    const document = await fetch(shellUrl + path);
    expect(await document.text()).toContain(`data-widget="${id}"`);
  }).toPass();
}
