import { expect, test } from '../stack/test.ts';

test('[R1.06][R4.21] a guest is offered the login, and comes back a member with points', async ({ healthyPage: page, stack }) => {
  await page.goto('/index-pc');
  const panel = page.locator('[data-slot="member"]');
  await expect(panel.getByText('ログインすると、ポイントと')).toBeVisible();
  const login = panel.getByRole('link', { name: 'ログイン', exact: true });
  expect(await login.getAttribute('href')).toContain('service_id=omnig08');
  await login.click();
  await expect(page).toHaveURL(new RegExp(`^${stack.gatewayUrl}/gora/landing/login`));
  await page.getByRole('button').or(page.getByRole('link', { name: /会員/ })).first().click();
  await expect(page).toHaveURL(new RegExp(`^${stack.shellUrl}`));
  await expect(page.locator('[data-slot="member"]').getByText(/ポイント/).first()).toBeVisible();
  await expect(page.locator('[data-slot="member"]').getByText(/さん/)).toBeVisible();
});
