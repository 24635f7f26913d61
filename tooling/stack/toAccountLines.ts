import type { DemoAccount } from './demoAccounts.ts';

/** What the fields of each system's login are called. */
const FIELDS: Readonly<Record<string, (account: DemoAccount) => string>> = {
  panda: ({ secret }) => `スタッフキー ${secret}`,
  suzaku: ({ login, secret }) => `社員番号 ${login}  パスワード ${secret}`,
};

function named({ login, secret }: DemoAccount): string {
  return `ユーザー名 ${login}  パスワード ${secret}`;
}

/** The lines that tell a person how to sign in; none where there are no accounts. */
export function toAccountLines(
  accounts: readonly DemoAccount[],
  { staffUrl, shellUrl }: { readonly staffUrl: string; readonly shellUrl: string },
): string[] {
  if (accounts.length === 0) return [];
  return [
    'Demonstration accounts of this machine:',
    ...accounts.map((account) => {
      const { system } = account;
      const isStaff = system === 'panda' || system === 'rbs';
      const home = isStaff ? `${staffUrl}/staff` : `${shellUrl}/account`;
      return `  ${home}/${system}/login  ${(FIELDS[system] ?? named)(account)}`;
    }),
  ];
}
