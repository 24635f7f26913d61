import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../stack/test.ts';
import { form, openForm } from './formPage.ts';

function compose(client: CDPSession, text: string) {
  return client.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}
function field(page: Page) {
  return form(page).getByRole('combobox', { name: 'コース名' });
}
function options(page: Page) {
  return form(page).getByRole('listbox', { name: 'コース名とエリアの候補' }).getByRole('option');
}

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ page }) => {
  await openForm(page, '/index-pc');
  await field(page).click();
});

test('[R2.16] Enter while composing selects nothing and sends nothing', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await compose(client, 'あさぎり');
  await expect(options(page).first()).toBeVisible();
  // the event of a key that the input method handles
  await client.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    windowsVirtualKeyCode: 229,
    key: 'Process',
  });
  await client.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    windowsVirtualKeyCode: 229,
    key: 'Enter',
    code: 'Enter',
  });
  await client.send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    windowsVirtualKeyCode: 13,
    key: 'Enter',
    code: 'Enter',
  });
  await expect(field(page)).toHaveValue('あさぎり');
  await expect(page).toHaveURL(/\/index-pc/);
  await client.send('Input.insertText', { text: '朝霧' });
  await expect(field(page)).toHaveValue('朝霧');
});

test('[R2.16] a click on a suggestion while composing puts the name in the place of the text', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await compose(client, 'あさぎり');
  const first = options(page).first();
  await expect(first).toBeVisible();
  const name = await first.locator('span').first().innerText();
  await first.click();
  await expect(field(page)).toHaveValue(name);
  await expect(options(page)).toHaveCount(0);
});
