import type { Browser, Page } from '@playwright/test';
import { issueToken } from 'registry/client';
import type { Stack } from 'tooling/stack';
import { expect } from '../stack/ownStack.ts';
import type { BegunLine } from './ownFolder.ts';

/** What an operator issues for `dev`. */
export async function devToken({ registryUrl, access }: Stack): Promise<string> {
  const { token } = await issueToken({
    registryUrl,
    token: access.tokens['operator'] ?? '',
    widget: 'operator',
    acts: ['preview'],
    days: 1,
    reason: 'the holiday team',
  });
  return token;
}

/** Opens the link of `dev` in a browser of its own, and stays in the page. */
export async function openDev(
  browser: Browser,
  { said }: BegunLine,
  ends: AsyncDisposableStack,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  ends.defer(() => context.close());
  const page = await context.newPage();
  let link = '';
  await expect(() => {
    [link = ''] = /^http\S+\/preview\?token=\S+$/m.exec(said()) ?? [];
    expect(link, said()).not.toBe('');
  }).toPass();
  await page.goto(link);
  await page.getByRole('button', { name: 'プレビューを開く' }).click();
  return page;
}
