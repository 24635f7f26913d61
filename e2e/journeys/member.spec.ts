import { expect, test } from '../stack/test.ts';

test('[R1.06][R4.21] a guest is offered the login, and comes back a member with points', async ({
  healthyPage: page,
  stack,
}) => {
  await page.goto('/index-pc');
  const isPhone = (page.viewportSize()?.width ?? 0) <= 768;
  const place = page.locator(isPhone ? '[data-slot="member-strip"]' : '[data-slot="member"]');
  const login = place.getByRole('link', { name: /^ログイン/ });
  await expect(login).toBeVisible();
  expect(await login.getAttribute('href')).toContain('service_id=omnig08');
  await login.click();
  await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gora/landing/login`));
  await page.getByRole('button', { name: /芝田 朝子/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${stack.shellUrl}`));
  await expect(place).toContainText('3,280ポイント');
  await expect(place).toContainText('クーポン3枚');
});
