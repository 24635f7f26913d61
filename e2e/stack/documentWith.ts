import { expect, type APIRequestContext } from '@playwright/test';

/**
 * The HTML of an address once it has the island of this slot; a late server leaves the slot to the
 * browser.
 */
export async function documentWith(
  slot: string,
  request: APIRequestContext,
  address: string,
): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(address)).text();
    expect(html).toContain(`data-island="${slot}"`);
  }).toPass();
  return html;
}
