import fc from 'fast-check';
import { OWN_SITE, toSafeHref } from './toSafeHref.ts';

const base = 'https://golf.example/search/result/?page=2';

describe('toSafeHref', () => {
  it.each([
    ['/search/?area%5B%5D=12#top', '/search/?area%5B%5D=12#top'],
    ['detail', '/search/result/detail'],
    ['?page=3', '/search/result/?page=3'],
    ['https://golf.example/help', '/help'],
    ['https://booking.example/a?b=1', 'https://booking.example/a?b=1'],
    ['http://booking.example', 'http://booking.example/'],
    ['  /news/1 ', '/news/1'],
    ['/コース/朝芝', '/%E3%82%B3%E3%83%BC%E3%82%B9/%E6%9C%9D%E8%8A%9D'],
  ])('lets %s through', (href, safe) => {
    expect(toSafeHref(href, { base })).toBe(safe);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'javascript\r:alert(1)',
    'javascript://golf.example/%0aalert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'DATA:text/html;base64,PHN2Zz4=',
    'blob:https://golf.example/1',
    'file:///etc/passwd',
    'ftp://golf.example/',
    'about:blank',
    'mailto:a@b.example',
    'view-source:https://golf.example/',
    'filesystem:https://golf.example/x',
  ])('[R3.18] refuses %j, which is no web address', (href) => {
    expect(toSafeHref(href, { base })).toBeUndefined();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '///evil.example',
    '////evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://ｅｖｉｌ.example/',
    'https://golf.example@evil.example/',
    'https://user:pass@evil.example/',
    'https://golf.example:x@evil.example/',
    'https://evil\u3002example/',
    'https://%65vil.example/',
    'https://golf.example／evil.example',
    '/\u202e//evil.example',
    'https://golf.example//evil.example',
  ])('[R2.10] refuses %j, a disguised way to another site', (href) => {
    expect(toSafeHref(href, { base })).toBeUndefined();
  });

  it.each([undefined, null, 7, true, [], {}, ['/a'], '', '   ', 'https://', 'https://['])(
    'refuses %j, which is no address',
    (href) => {
      expect(toSafeHref(href, { base })).toBeUndefined();
    },
  );

  it('refuses an address that is too long', () => {
    expect(toSafeHref(`/${'a'.repeat(2048)}`, { base })).toBeUndefined();
  });

  it('allows only the named origins when there are some', () => {
    const allowedOrigins = ['https://booking.example'];
    expect(toSafeHref('https://booking.example/a', { base, allowedOrigins })).toBe(
      'https://booking.example/a',
    );
    expect(
      toSafeHref('https://booking.example.evil.example/a', { base, allowedOrigins }),
    ).toBeUndefined();
    expect(toSafeHref('http://booking.example/a', { base, allowedOrigins })).toBeUndefined();
    expect(toSafeHref('/a', { base, allowedOrigins })).toBe('/a');
  });

  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '\t',
    '\n',
    ' ',
    'https',
    'javascript',
    'data',
    'evil.example',
    'golf.example',
    '%2f',
    '%5c',
    '?',
    '#',
    '／',
    'ａ',
    '\u0000',
    '\u202e',
    'a',
  );
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  );

  it('[R3.18] returns only http and https addresses, whatever it is given', () => {
    fc.assert(
      fc.property(address, (href) => {
        const safe = toSafeHref(href, { base });
        if (safe !== undefined) expect(['http:', 'https:']).toContain(new URL(safe, base).protocol);
      }),
      { numRuns: 2000 },
    );
  });

  it('[R2.10] never leaves the site when no other origin is allowed, on whichever page the link stands', () => {
    fc.assert(
      fc.property(
        address,
        fc.constantFrom(base, OWN_SITE, 'http://localhost:3000/'),
        (href, page) => {
          const safe = toSafeHref(href, { base: page, allowedOrigins: [] });
          if (safe !== undefined)
            expect(new URL(safe, 'https://another.example/x/').origin).toBe(
              'https://another.example',
            );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('finds javascript: in any spelling and with any spaces', () => {
    const noise = fc
      .array(fc.constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u000b'), { maxLength: 2 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(noise, fc.boolean()), { minLength: 11, maxLength: 11 }),
        (spelling) => {
          const href = spelling
            .map(([space, upper], at) => space + (upper ? 'JAVASCRIPT:' : 'javascript:').charAt(at))
            .join('');
          expect(toSafeHref(`${href}alert(1)`, { base })).toBeUndefined();
        },
      ),
    );
  });

  it('is stable: its result passes again unchanged', () => {
    fc.assert(
      fc.property(address, (href) => {
        const safe = toSafeHref(href, { base });
        if (safe !== undefined && safe.length <= 2048)
          expect(toSafeHref(safe, { base })).toBe(safe);
      }),
      { numRuns: 1000 },
    );
  });
});
