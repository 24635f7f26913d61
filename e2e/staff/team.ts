import type { BrowserContext, Page } from '@playwright/test';
import type { Stack } from 'tooling/stack';

/** The widget of the team of these tests. */
export const NAME = 'mf-ads';
export const REASON = '理由（記録に残ります）';

/** The address of a team's page. */
export function at({ staffUrl }: Stack, path: string): string {
  return `${staffUrl}/staff/team${path}`;
}
/** Signs in by the token of a team, or of the operator. */
export async function signIn(page: Page, stack: Stack, token = stack.access.tokens[NAME] ?? '') {
  await page.goto(at(stack, '/login'));
  await page.getByLabel('レジストリーのトークン').fill(token);
  await page.getByRole('button', { name: 'ログイン' }).click();
}
export async function sessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'asashiba_team');
}
