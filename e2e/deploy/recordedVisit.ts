import type { Locator, Page } from '@playwright/test';
import { expect } from '../stack/ownStack.ts';
import type { BegunLine } from './ownFolder.ts';

/** Records a visit of the page with the live widget by the developers' overlay, into a file. */
export async function recordVisit(page: Page, file: string): Promise<void> {
  await page.keyboard.press('Control+Shift+F2');
  await page.getByRole('button', { name: '再読み込みして録画' }).click();
  const stop = page.getByRole('button', { name: '録画を止めて保存' });
  await expect(stop).toBeVisible();
  await expect(page.locator('[data-slot="guest"]')).toHaveAttribute('data-phase', 'ready');
  const download = page.waitForEvent('download');
  await stop.click();
  await (await download).saveAs(file);
}

/**
 * Opens the page of `replay` when the recording has ended, and the widget did all as it was recorded. Resolves with the
 * place of the widget.
 */
export async function openPlayed(page: Page, { said }: BegunLine): Promise<Locator> {
  let address = '';
  await expect(() => {
    [address = ''] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said()) ?? [];
    expect(address, said()).not.toBe('');
  }).toPass();
  await page.goto(address);
  await expect(page.getByRole('status')).toContainText('the recording has ended');
  await expect(page.getByRole('region', { name: 'Differences' })).toHaveText('Differencesnone');
  return page.getByRole('main');
}
