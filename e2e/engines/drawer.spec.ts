import { KANTO } from './addresses.ts';
import { test, expect } from './test.ts';
import { CARDS, dialog, heading } from './visitor/things.ts';

const SHEET_LINK = { css: 'h3 a', within: CARDS };

for (const width of [1280, 390]) {
  test(`[issue 19][R4.15] the sheet of a course opens over the results and closes with Escape and with Back, at ${width}`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 844);
    await visitor.open(KANTO);
    await visitor.seeAlive();
    const name = await visitor.look(SHEET_LINK, ({ textContent }) =>
      (textContent ?? '').replaceAll(/\s+/g, ' '),
    );
    await visitor.key('Tab');
    await expect
      .poll(() => visitor.ask(() => document.adoptedStyleSheets.length), { timeout: 20_000 })
      .toBeGreaterThan(0);
    const sheet = dialog(name);
    for (const close of [() => visitor.key('Escape'), () => visitor.back()]) {
      await visitor.press(SHEET_LINK);
      await visitor.see(heading(name, { within: sheet }));
      await visitor.seeAddress(/\/course\/\d+\//);
      await close();
      await visitor.seeNo(sheet);
      await visitor.seeAddress(/\/search\/result\//);
      await visitor.seeFocus(SHEET_LINK);
    }
  });
}
