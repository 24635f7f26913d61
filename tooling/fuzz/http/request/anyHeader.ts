import fc from 'fast-check';
import { toBytes } from './wildRequest.ts';

const COOKIES = [
  'asashiba_visitor',
  'asashiba_preview',
  'asashiba_locale',
  'area_v',
  'gora_demo_member',
  '__rg_panda_at',
  '__rg_panda_rt',
  'gora_at_rbs',
  'gora_it_user',
  '__proto__',
];
const COOKIE_VALUES = [
  '',
  '"',
  '%',
  '%00',
  'a=b=c',
  'en-US',
  'dark',
  '12345678-1234-1234-1234-123456789012',
  '\xff\xfe',
  '{"a":1}',
  'x'.repeat(4000),
  'a, b',
];
const cookieHeader = fc
  .array(
    fc.tuple(
      fc.constantFrom(...COOKIES),
      fc.oneof(fc.constantFrom(...COOKIE_VALUES), fc.string()),
      fc.constantFrom('; ', ';', ',', ';;'),
    ),
    { maxLength: 5 },
  )
  .map((cookies) =>
    cookies.map(([name, value, end]) => `${name}=${toBytes(value)}${end}`).join(''),
  );

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', '*/*', 'application/json', ';q=', 'text/html;q=x'],
  'accept-language': ['ja', 'en', 'zh-Hant,zh;q=0.9', '*', 'x'.repeat(2000), ';;;', 'en;q=9e99'],
  'accept-encoding': ['br', 'gzip', 'identity;q=0, *;q=0', 'zstd', 'br;q=x', ''],
  'if-none-match': ['*', '"x"', 'W/"x"', '"', 'x'.repeat(1000)],
  'if-modified-since': ['0', 'Mon, 23 Nov 2026 00:00:00 GMT', 'x'],
  range: ['bytes=0-1', 'bytes=-1', 'bytes=5-1', 'bytes=0-999999999999', 'lines=1'],
  origin: ['null', 'https://evil.example', 'http://localhost', 'x', '\xff'],
  referer: ['https://evil.example/', 'x'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'none', 'x'],
  'sec-fetch-mode': ['navigate', 'cors', 'x'],
  'sec-fetch-dest': ['document', 'script', 'iframe', 'x'],
  'x-forwarded-for': ['1.2.3.4', '::1', 'x', '1.2.3.4, , ,', '\xff', '999.1.1.1'],
  'x-forwarded-host': ['evil.example', '', 'a b'],
  'x-forwarded-proto': ['https', 'gopher', ''],
  forwarded: ['for=1.2.3.4', 'for="'],
  authorization: ['Bearer', 'Bearer x', `Bearer ${'x'.repeat(300)}`, 'Basic eDp4', 'bearer \xff'],
  'x-auth-type': ['panda', 'rbs', 'user', 'default', '__proto__', 'constructor', ''],
  'x-signature': ['AAAA', 'x'.repeat(500), '\xff'],
  'idempotency-key': ['a', 'x'.repeat(200), '\xff'],
  'x-http-method-override': ['DELETE'],
  'user-agent': ['iPhone', 'x'.repeat(3000), '\xff', 'Mozilla/5.0 (iPad; CPU OS 26_0)'],
  'content-encoding': ['gzip', 'br', 'x'],
  'cache-control': ['no-cache', 'max-age=x'],
  expect: ['100-continue'],
};
/** Headers that servers read, with right and strange values. */
export const anyHeader: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(...Object.keys(HEADERS))
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(HEADERS[name] ?? [''])))),
  },
  { weight: 3, arbitrary: cookieHeader.map((value) => ['cookie', value] as const) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('x-strange'), fc.string().map(toBytes)) },
);
