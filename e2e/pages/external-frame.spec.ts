import { findFreePorts } from 'tooling/stack';
import { expect, test } from '../stack/ownStack.ts';

test('[R3.26] [R7.19] the help of another site is a page here, in a frame of its own', async ({
  page,
  start,
}) => {
  const ports = await findFreePorts();
  const address = `http://localhost:${ports.gateway}/gora/landing/help`;
  const stack = await start({ ports, shellSettings: { EXTERNAL_FRAME_URL: address } });
  await page.goto(`${stack.shellUrl}/index-pc`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'ヘルプ' }).click();
  await expect(page).toHaveURL(/\/help\//);
  await expect(page.getByRole('heading', { name: 'ヘルプ' })).toBeVisible();
  const frame = page.frameLocator('iframe[title="ヘルプ"]');
  await expect(frame.getByText('ここから先はヘルプサイトです。')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ヘルプ（別サイトへ移動）' })).toHaveAttribute(
    'href',
    address,
  );
});
