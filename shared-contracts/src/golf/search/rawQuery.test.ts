import { WORST_QUERIES } from '../testing/arbitraries/index.ts';
import { aSearchCondition } from '../testing/builders/index.ts';
import { readingOn } from '../testing/readingOn.ts';
import { parseSearchQuery, toSearchQuery } from './index.ts';
import { readQuery } from './rawQuery.ts';

const read = readingOn('2026-11-21');

/** The characters that are decoded and normalised while a keyword is read. */
function workOn(keyword: string): number {
  const decoding = jest.spyOn(globalThis, 'decodeURIComponent');
  const normalising = jest.spyOn(String.prototype, 'normalize');
  read(`srch_keyword=${keyword}`);
  const decoded = decoding.mock.calls.map(([text]) => text);
  const work = [...decoded, ...normalising.mock.contexts].reduce(
    (sum: number, text) => sum + String(text).length,
    0,
  );
  decoding.mockRestore();
  normalising.mockRestore();
  return work;
}

describe('a raw query', () => {
  it('[R5.31] has lists by name, whatever the brackets', () => {
    expect([...readQuery('?a=1&a[]=2&a[0]=3&b&c=%20x+y&%64=5').values]).toEqual([
      ['a', ['1', '2', '3']],
      ['b', ['']],
      ['c', ['x y']],
      ['d', ['5']],
    ]);
    expect(readQuery('a[x]=1&a[21]=2&a[0][1]=3&=4&[]=5&%FF=6').unread).toEqual([
      'a[x]',
      'a[21]',
      'a[0][1]',
      '[]',
    ]);
  });

  it('[R9.03] is read beyond ten thousand entries', () => {
    expect(read(`${'x[]=1&'.repeat(10_000)}area=12`).condition).toEqual(aSearchCondition());
  });

  it('[R5.29] of any hostile kind gives a condition that can be written again', () => {
    for (const [name, query] of Object.entries(WORST_QUERIES)) {
      const { condition } = read(query);
      expect([
        name,
        parseSearchQuery(toSearchQuery(condition), { now: Date.UTC(2026, 10, 21), form: 'result' })
          .condition,
      ]).toEqual([name, condition]);
    }
  });

  it('[R5.29] shortens what is too long, and drops what is not text', () => {
    expect(read(WORST_QUERIES['a keyword of a megabyte'] ?? '')).toMatchObject({
      condition: { area: [12], keyword: 'a'.repeat(200) },
      error: { code: 'C000007' },
    });
    expect(read(WORST_QUERIES['a Japanese keyword of a megabyte'] ?? '').condition.keyword).toBe(
      'ゴ'.repeat(200),
    );
    expect(read(WORST_QUERIES['an undecodable megabyte'] ?? '')).toMatchObject({
      condition: { courseName: '' },
      dropped: ['search_c_name'],
    });
    expect(read(WORST_QUERIES['a name encoded eight times'] ?? '').condition.courseName).toBe(
      'ゴルフ',
    );
  });

  it.each(['a+', '%E3%82%B4', '%FF', '%25', '%2525', 'か\u3099\u309A', '\uFDFA'])(
    '[R5.29] of a megabyte of %j is no more work than of ten thousand',
    (text) => {
      const work = workOn(text.repeat(10_000));
      expect(work).toBeGreaterThan(0);
      expect(workOn(text.repeat(Math.ceil(1_000_000 / text.length)))).toBe(work);
    },
  );
});
