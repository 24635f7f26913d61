import fc from 'fast-check';
import { openSqlite } from 'server-kit/database/openSqlite';
import { likeMatcher } from './likeMatcher.ts';

describe('a pattern of LIKE', () => {
  const database = openSqlite(':memory:');
  const statement = database.prepare("select ? like ? escape '!' as fits");
  afterAll(() => database.close());

  it('[R7.05] fits the texts that the database finds with it', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'c', '朝', '%', '_', '.', '*', '\\', '𠮷'),
    });
    const sign = fc.constantFrom('a', 'c', '朝', '%', '_', '.', '*', '\\', '𠮷', '!%', '!_', '!!');
    const pattern = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, pattern, (each, like) => {
        expect(likeMatcher(like)(each)).toBe(statement.get(each, like)?.['fits'] === 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('with many wildcards does not go back for each of them', () => {
    const pattern = `${'%a'.repeat(200)}%b`;
    expect(likeMatcher(pattern)('a'.repeat(1000))).toBe(false);
    expect(likeMatcher(pattern)(`${'a'.repeat(1000)}b`)).toBe(true);
    expect(likeMatcher('%'.repeat(200) + 'b')('a'.repeat(1000))).toBe(false);
  });
});
