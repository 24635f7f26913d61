import { titlePattern } from './titlePattern.ts';

it.each([
  ['[R1] a.b (%s) ${x ? 1 : 2}?', '[R1] a.b (c) 2?', true],
  ['[R1] a.b (%s) ${x ? 1 : 2}?', 'R axb c 2', false],
  ['is locked for %s at %i', 'is locked for a guest at 7', true],
  ['is locked for %s at %i', 'is locked for a guest', false],
])('the cases of %j: %j is one: %j', (title, run, isOne) => {
  expect(new RegExp(`^${titlePattern(title)}$`).test(run)).toBe(isOne);
});
