import { OTHERS, readOthers } from './variants.ts';

it('takes the variants by their letters, in their own order, and the product always', () => {
  expect(readOthers('a,b,c,d')).toEqual(OTHERS);
  expect(readOthers('d,b')).toEqual(['monolith', 'federation']);
  expect(readOthers('a')).toEqual([]);
});

it('names a letter that it does not know', () => {
  expect(() => readOthers('a,e')).toThrow('There is no variant e; there are a, b, c, d.');
});
