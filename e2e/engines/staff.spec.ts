import { secretOf } from '../staff/staff.ts';
import { expect, test } from './test.ts';
import { button, field } from './visitor/things.ts';

const SIDES = [
  { side: 'panda', login: 'panda-1001', fields: [{ name: 'スタッフキー', isSecret: true }] },
  {
    side: 'rbs',
    login: 'owner',
    fields: [
      { name: 'ユーザー名', isSecret: false },
      { name: 'パスワード', isSecret: true },
    ],
  },
];

for (const { side, login, fields } of SIDES) {
  test(`[R1.10][R6.02] staff of ${side} sign in, stay signed in and sign out; no script sees a token`, async ({
    visitor,
    site,
  }) => {
    await visitor.open(`${site.staffUrl}/staff/${side}/login`);
    await visitor.seeAlive();
    for (const { name, isSecret } of fields) {
      await visitor.type(field(name), isSecret ? secretOf(site.stack, login) : login);
    }
    await visitor.press(button('ログイン', { exact: true }));
    await visitor.see(button('ログアウト'));
    expect(await visitor.ask(() => document.cookie)).not.toContain(side);
    await visitor.open(`${site.staffUrl}/staff/${side}`);
    await visitor.seeAlive();
    await visitor.press(button('ログアウト'));
    await visitor.seeAddress(new RegExp(`/staff/${side}/login`));
    await visitor.see({ css: '[role="status"], p', text: 'ログアウトしました。' });
    await visitor.open(`${site.staffUrl}/staff/${side}`);
    await visitor.seeAddress(new RegExp(`/staff/${side}/login`));
  });
}
