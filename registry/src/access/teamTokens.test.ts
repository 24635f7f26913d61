import { parseTokens, toPublisher } from './teamTokens.ts';

const A = 'a'.repeat(20);
const B = 'b'.repeat(20);

it('[R10.02] reads tokens as JSON and as a list, several for one widget', () => {
  const both = [
    { widget: 'mf-results', token: A },
    { widget: 'mf-ads', token: B },
  ];
  expect(parseTokens(JSON.stringify({ 'mf-results': A, 'mf-ads': B }))).toEqual(both);
  expect(parseTokens(`mf-results=${A}, mf-ads=${B}`)).toEqual(both);
  expect(parseTokens(`mf-ads=${A},mf-ads=${B}`)).toHaveLength(2);
  expect(parseTokens('')).toEqual([]);
});

it('[R10.02] refuses a token that stands for two widgets, a short one, and a name that is none', () => {
  expect(() => parseTokens(`mf-results=${A},mf-ads=${A}`)).toThrow('two widgets');
  expect(() => parseTokens('mf-results=short')).toThrow('shorter than 16');
  expect(() => parseTokens(`gateway=${A}`)).toThrow('names no widget');
});

it('[R10.02] knows the widget by its token, and nobody by anything else', () => {
  const tokens = parseTokens(`mf-results=${A},mf-ads=${B}`);
  expect(toPublisher(tokens, `Bearer ${B}`)?.widget).toBe('mf-ads');
  for (const wrong of [undefined, '', 'Bearer', `Basic ${A}`, `Bearer ${A}x`, `Bearer ${A} ${B}`])
    expect(toPublisher(tokens, wrong)).toBeUndefined();
});
