import { bearerOf, digestOf, parseTokens, toPublisher } from './teamTokens.ts';

const A = 'a'.repeat(20);
const B = 'b'.repeat(20);

it('[R10.02] parses tokens as JSON and as a list, and several tokens for one widget', () => {
  const both = [
    { widget: 'mf-results', digest: digestOf(A), isPlain: true },
    { widget: 'mf-ads', digest: digestOf(B), isPlain: true },
  ];
  expect(parseTokens(JSON.stringify({ 'mf-results': A, 'mf-ads': B }))).toEqual(both);
  expect(parseTokens(`mf-results=${A}, mf-ads=${B}`)).toEqual(both);
  expect(parseTokens(`mf-ads=${A},mf-ads=${B}`)).toHaveLength(2);
  expect(parseTokens('')).toEqual([]);
});

it('[R10.02] refuses one token for two widgets, a short token, and a name that is not a widget', () => {
  expect(() => parseTokens(`mf-results=${A},mf-ads=${A}`)).toThrow('two widgets');
  expect(() => parseTokens('mf-results=short')).toThrow('shorter than 16');
  expect(() => parseTokens(`gateway=${A}`)).toThrow('does not name a widget');
});

it('[R10.02] recognises the widget by its token, and refuses any other header', () => {
  const tokens = parseTokens(`mf-results=${A},mf-ads=${B}`);
  const publisherOf = (header?: string) => toPublisher(tokens, bearerOf(header));
  expect(publisherOf(`Bearer ${B}`)?.widget).toBe('mf-ads');
  for (const wrong of [undefined, '', 'Bearer', `Basic ${A}`, `Bearer ${A}x`, `Bearer ${A} ${B}`])
    expect(publisherOf(wrong)).toBeUndefined();
});

it('[R10.02] knows a token by its hash, without having it', () => {
  const hash = digestOf(A).toString('hex');
  const tokens = parseTokens(`mf-ads=sha256:${hash}`);
  expect(tokens).toEqual([{ widget: 'mf-ads', digest: digestOf(A), isPlain: false }]);
  expect(toPublisher(tokens, A)?.name).toBe(`mf-ads#${hash.slice(0, 8)}`);
  // the hash itself is no token
  expect(toPublisher(tokens, `sha256:${hash}`)).toBeUndefined();
  expect(() => parseTokens(`mf-ads=${A},mf-results=sha256:${hash}`)).toThrow('two widgets');
});
