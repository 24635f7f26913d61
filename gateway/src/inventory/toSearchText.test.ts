import fc from 'fast-check';
import { toLikePattern, toSearchText } from './toSearchText.ts';

describe('the text of a search in the inventory', () => {
  it('takes wildcards as plain letters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inner = toLikePattern(text).slice(1, -1);
        expect(inner.replace(/!([!%_])/g, '$1')).toBe(toSearchText(text));
        expect(inner.replace(/![!%_]/g, '')).not.toMatch(/[%_]/);
      }),
    );
  });

  it.each([
    ['早朝〜薄暮', '早朝～薄暮'],
    ['Ａ−１コース', 'Ａ－１コース'],
    ['海の丘—西', '海の丘―西'],
    ['ﾒﾝﾊﾞｰｽﾞ①', 'めんばーず1'],
  ])('[R7.05] finds %s and %s alike, whichever a system writes', (one, other) => {
    expect(toSearchText(one)).toBe(toSearchText(other));
  });
});
