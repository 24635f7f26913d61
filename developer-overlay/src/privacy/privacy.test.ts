import fc from 'fast-check';
import { maskHref, maskQuery } from './maskQuery.ts';
import { maskText, shapeOf } from './maskText.ts';

describe('what may leave the browser in a bundle or a recording', () => {
  it('keeps the search in an address, and of other parameters only their names', () => {
    expect(maskQuery('area[]=12&area%5B3%5D=8&page=2&member_id=4711&token=a=b')).toBe(
      'area[]=12&area%5B3%5D=8&page=2&member_id=***&token=***',
    );
    expect(maskQuery('course=10057&date=2026-11-22&players=3&tp=mail')).not.toContain('***');
    expect(maskHref('https://login.example/in?user=4711', 'https://golf.example')).toBe(
      'https://login.example/in',
    );
    expect(maskHref('/search/result/?area[]=12&mail=a#x', 'https://golf.example')).toBe(
      '/search/result/?area[]=12&mail=***',
    );
  });

  it.each([
    ['Bearer abc.def refused', 'Bearer *** refused'],
    ['GET /user?id=4711&area[]=12 failed', 'GET /user?id=***&area[]=12 failed'],
    ['taro.asashiba@mail.example.com is unknown', '*** is unknown'],
    ['call 090-1234-5678', 'call ***'],
    ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0NzExIn0.c2ln', '***'],
  ])('masks what could be a token, a mail address or a telephone number: %s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    'mf-results@1.0.0-rc.1 threw',
    'at Slot (https://golf.example/assets/main.d267c4cdc4.js:12:3456)',
    '2026-11-21T08:00:00.000Z',
  ])('keeps versions, files and times: %s', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('keeps only the kinds of an unchecked value', () => {
    expect(shapeOf({ name: '朝芝 太郎', ids: [1], deep: { isLogin: true, none: null } })).toEqual({
      name: '(string)',
      ids: ['(number)'],
      deep: { isLogin: '(boolean)', none: '(null)' },
    });
    fc.assert(
      fc.property(fc.string(), fc.double(), (text, number) => {
        expect(shapeOf({ a: text, b: [{ c: text, d: number }] })).toEqual({
          a: '(string)',
          b: [{ c: '(string)', d: '(number)' }],
        });
      }),
    );
  });
});
