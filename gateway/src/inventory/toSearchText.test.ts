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
});
