import { KANTO } from './addresses.ts';
import { expect, test } from './test.ts';

for (const language of ['ja-JP', 'zh-Hans'])
  test(`[R9.06] in ${language} no word of the name of a course is broken on a phone`, async ({
    visitor,
  }) => {
    await visitor.resize(390, 844);
    await visitor.open(`${KANTO}&lang=${language}`);
    await visitor.seeAlive();
    const { words, broken } = await visitor.ask(() => {
      const all = [...document.querySelectorAll('[data-slot="results"] h3 .g-word')];
      const inParts = all.filter((word) => word.getClientRects().length > 1);
      return { words: all.length, broken: inParts.map(({ textContent }) => textContent) };
    });
    expect(words).toBeGreaterThan(9);
    expect(broken).toEqual([]);
  });
