import fc from 'fast-check';
import { toLikePattern, toSearchText } from './toSearchText.ts';

describe('text as the inventory looks for it', () => {
  it('looks for wildcards as letters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inner = toLikePattern(text).slice(1, -1);
        expect(inner.replace(/!([!%_])/g, '$1')).toBe(toSearchText(text));
        expect(inner.replace(/![!%_]/g, '')).not.toMatch(/[%_]/);
      }),
    );
  });
});
