import { addUp, toSlowestLines } from './slowest.ts';

it('lists the files that take longest, each with the sum of its tests', () => {
  const times = addUp([
    { file: 'a.spec.ts', seconds: 2 },
    { file: 'b.spec.ts', seconds: 2.5 },
    { file: 'a.spec.ts', seconds: 1 },
    { file: 'c.spec.ts', seconds: 0.1 },
  ]);
  expect(toSlowestLines(times, 2)).toEqual(['    3.0 s  a.spec.ts', '    2.5 s  b.spec.ts']);
});
