import { expect, test } from './test.ts';
import { button, dialog, SEARCH } from './visitor/things.ts';

/** What a width opens by the fields of the form: a phone has one sheet for all of them. */
const DIALOGS = {
  1280: [
    { opener: 'エリア', name: 'エリアを選ぶ' },
    { opener: '2026年11月22日', name: 'プレー日を選ぶ' },
  ],
  390: [
    { opener: 'エリア', name: '条件を選ぶ' },
    { opener: '2026年11月22日', name: '条件を選ぶ' },
  ],
};

for (const width of [1280, 390] as const) {
  test(`[R9.02] dialogs open by keyboard, hold the focus, close with Escape and give the focus back, at ${width}`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 844);
    await visitor.open('/index-pc');
    await visitor.seeAlive();
    for (const { opener, name } of DIALOGS[width]) {
      const from = button(opener, { within: SEARCH });
      await visitor.focus(from);
      await visitor.key('Enter');
      await visitor.see(dialog(name));
      for (let steps = 0; steps < 6; steps += 1) {
        const isInside = await visitor.look(
          dialog(name),
          (open) =>
            open.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(isInside).toBe(true);
        await visitor.key('Tab');
      }
      await visitor.key('Escape');
      await visitor.seeNo(dialog(name));
      await visitor.seeFocus(from);
    }
  });
}
