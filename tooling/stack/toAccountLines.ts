import type { DemoAccount } from './demoAccounts.ts';

/**
 * The lines that tell a person how to sign in as staff; none where there are no accounts of staff.
 */
export function toAccountLines(accounts: readonly DemoAccount[], staffUrl: string): string[] {
  const staff = accounts.filter(({ system }) => system === 'panda' || system === 'rbs');
  if (staff.length === 0) return [];
  return [
    'Demonstration accounts of this machine:',
    ...staff.map(
      ({ system, login, secret }) =>
        `  ${staffUrl}/staff/${system}/login  ${system === 'panda' ? `スタッフキー ${secret}` : `ユーザー名 ${login}  パスワード ${secret}`}`,
    ),
  ];
}
