import fc from 'fast-check';
import { anyQuery } from 'shared-contracts/testing/arbitraries';
import { anyVariantOf, anyVariantOfText, strange } from '../anyVariant.ts';
import { toBytes, type WildRequest } from './wildRequest.ts';

/** What a host answers, and what its requests look like where they are right. */
export interface Surface {
  /** `GET /gora/course/search`: method and pattern of each route. */
  readonly routes: readonly string[];
  /** Values of `:parameters` and of `*`. */
  readonly parameters: readonly string[];
  /** Queries that are right. */
  readonly queries: readonly string[];
  /** JSON bodies that are right, by the end of the route's path; the empty end fits every route. */
  readonly bodies: readonly (readonly [end: string, body: unknown])[];
  /** Bodies of another type, by the end of the route's path. */
  readonly rawBodies?: readonly (readonly [
    end: string,
    type: string,
    body: fc.Arbitrary<string>,
  ])[];
  /** Headers that open doors: tokens, and the cookies of a session. */
  readonly doors: readonly (readonly [name: string, value: string])[];
}

const STRANGE_PARAMETERS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cx',
  '%',
  '%zz',
  '%00',
  '%ff',
  '%E3%82',
  '%C0%AE',
  '\xff\xfe',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'x'.repeat(310),
  'x'.repeat(9000),
  ';',
  'a;b=c',
  '{}',
  '"<svg onload=x>',
];
const STRANGE_PATHS = [
  '//',
  '/..',
  '/../',
  '/./',
  '/%2e%2e/',
  '%2f',
  '%5c',
  '%',
  '%00',
  '\xff',
  '#',
  '?',
  '*',
  '\\',
  'http://evil.example/',
  '\t',
  '@',
];
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
];

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
  'x-acts-for': ['someone', 'x'.repeat(100), '\xff', ''],
  'x-auth-type': ['panda', 'rbs', 'user', 'default', '__proto__', 'constructor', ''],
  'x-signature': ['AAAA', 'x'.repeat(500), '\xff'],
  'idempotency-key': ['a', 'x'.repeat(200), '\xff'],
  'x-http-method-override': ['DELETE'],
  'user-agent': ['iPhone', 'x'.repeat(3000), '\xff', 'Mozilla/5.0 (iPad; CPU OS 26_0)'],
  'content-encoding': ['gzip', 'br', 'x'],
  'cache-control': ['no-cache', 'max-age=x'],
  expect: ['100-continue'],
};
const anyHeader: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(...Object.keys(HEADERS))
      .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(HEADERS[name] ?? [''])))),
  },
  { weight: 3, arbitrary: cookieHeader.map((value) => ['cookie', value] as const) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('x-strange'), fc.string().map(toBytes)) },
);

function anyPath(pattern: string, { parameters }: Surface): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...parameters) },
    { weight: 2, arbitrary: fc.constantFrom(...STRANGE_PARAMETERS) },
    { weight: 1, arbitrary: fc.string().map((text) => encodeURIComponent(text.toWellFormed())) },
  );
  const parts = pattern.split(/(:\w+|\*)/);
  const right = fc
    .tuple(...parts.map((part) => (/^(:|\*)/.test(part) ? value : fc.constant(part))))
    .map((all) => all.join(''));
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 1, arbitrary: right.chain((path) => anyVariantOfText(path, STRANGE_PATHS, 3)) },
  );
}

function anyQueryOf({ queries }: Surface): fc.Arbitrary<string> {
  const right = fc.constantFrom(...queries);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: right.map((query) => `?${query}`) },
    {
      weight: 2,
      arbitrary: right.chain((query) =>
        anyVariantOfText(query, ['&', '=', '%', '%00', '[]', '1', '__proto__=1&'], 4).map(
          (text) => `?${toBytes(text)}`,
        ),
      ),
    },
    { weight: 3, arbitrary: anyQuery.map((query) => `?${toBytes(query.toWellFormed())}`) },
    { weight: 1, arbitrary: fc.nat(12_000).map((count) => `?x=${'y'.repeat(count)}`) },
  );
}

type Body = Pick<WildRequest, 'body'> & { readonly type?: string };
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/x-ndjson',
  'application/gzip',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  '/',
  '\xff',
];

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asForm(value: unknown): string {
  return Object.entries((value ?? {}) as object)
    .map(
      ([name, each]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(asText(each).toWellFormed())}`,
    )
    .join('&');
}

function anyBody(path: string, { bodies, rawBodies = [] }: Surface): fc.Arbitrary<Body> {
  const fitting = bodies.filter(([end]) => path.endsWith(end)).map(([, body]) => body);
  const variant = fc
    .constantFrom(...(fitting.length > 0 ? fitting : [{}]))
    .chain((body) => anyVariantOf(body, 2));
  const json = variant.map((value) => ({
    body: toBytes(JSON.stringify(value) ?? ''),
    type: 'application/json',
  }));
  const raw = rawBodies
    .filter(([end]) => path.endsWith(end))
    .map(([, type, text]) => ({ weight: 20, arbitrary: text.map((body) => ({ body, type })) }));
  return fc.oneof(
    { weight: 6, arbitrary: json },
    {
      weight: 3,
      arbitrary: variant.map((value) => ({
        body: asForm(value),
        type: 'application/x-www-form-urlencoded',
      })),
    },
    ...raw,
    {
      weight: 1,
      arbitrary: fc.record({
        body: fc.oneof(
          strange.map((value) => toBytes(JSON.stringify(value) ?? '')),
          fc.constantFrom(
            '',
            '{',
            '[',
            '{"a":',
            '\x1f\x8b\x08',
            'null',
            '"',
            '\xff',
            '{"__proto__":{}}',
          ),
          fc.integer({ min: 1, max: 150_000 }).map((count) => 'x'.repeat(count)),
        ),
        type: fc.constantFrom(...TYPES),
      }),
    },
  );
}

/** Requests that are none, or that two readers would read in two ways. */
const RAW = [
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nno colon\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nab',
  'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: x\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  `GET /${'x'.repeat(200_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  'GET / HTTP/1.1\r\nhost: a\r\nx: a\r\n b\r\n\r\n',
  'GET / HTTP/1.1\nhost: a\n\n',
  'POST / HTTP/1.1\r\nhost: a\r\nexpect: x\r\ncontent-length: 0\r\n\r\n',
];
const rawRequest: fc.Arbitrary<WildRequest> = fc
  .constantFrom(...RAW)
  .chain((text) => anyVariantOfText(text, ['\r\n', ':', '\u0000', '\xff', ' '], 2))
  .map((raw) => ({ method: '', target: '', headers: [], raw }));

function anyRequestTo(route: string, surface: Surface): fc.Arbitrary<WildRequest> {
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const body = anyBody(pattern, surface);
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      target: fc
        .tuple(anyPath(pattern, surface), anyQueryOf(surface))
        .map(([path, query]) => path + query),
      door: fc.option(fc.constantFrom(...surface.doors), { freq: 4 }),
      more: fc.array(anyHeader, { maxLength: 5 }),
      sent: hasBody
        ? fc.option(body, { freq: 12, nil: undefined })
        : fc.oneof(
            { weight: 12, arbitrary: fc.constant(undefined) },
            { weight: 1, arbitrary: body },
          ),
    })
    .map(({ door, more, sent, ...line }) => ({
      ...line,
      headers: [
        ...(door === null ? [] : [door]),
        ...(sent?.type === undefined ? [] : [['content-type', sent.type] as const]),
        ...more,
      ],
      ...(sent?.body !== undefined && { body: sent.body }),
    }));
}

/** Requests to one host: near to what it answers, far from it, and some that are no HTTP. */
export function anyRequest(surface: Surface): fc.Arbitrary<WildRequest> {
  return fc.oneof(
    {
      weight: 30,
      arbitrary: fc.constantFrom(...surface.routes).chain((route) => anyRequestTo(route, surface)),
    },
    { weight: 1, arbitrary: rawRequest },
  );
}
