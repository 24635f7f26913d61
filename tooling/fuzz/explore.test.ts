import fc from 'fast-check';
import { explore, Finding, type Subject } from './explore.ts';
import { toLines } from './toLines.ts';

function subject(check: (input: number) => string): Subject<number> {
  return { input: fc.nat(10_000), isPure: true, try: check };
}
const broken = subject((input) => {
  if (input > 9000) throw new TypeError('a large number');
  if (input > 500) throw new Finding('a number above 500');
  return 'accepted';
});

it('finds each cause once, with its smallest input', async () => {
  const { findings } = await explore(broken, { runs: 500, seed: 1 });
  expect(findings.map(({ what }) => what.split(' at ')[0]).sort()).toEqual([
    'a number above 500',
    'uncaught TypeError: a large number',
  ]);
  expect(findings.map(({ input }) => input).sort()).toEqual(['501', '9001']);
});

it('prints what repeats a finding, and it does', async () => {
  const exploration = await explore(broken, { runs: 500, seed: 1 });
  const [{ seed, path, what } = { seed: 0, path: '', what: '' }] = exploration.findings;
  expect(toLines('numbers', exploration)).toContain(
    `    repeat: npm run fuzz -- numbers --seed ${seed} --path ${path}`,
  );
  const again = await explore(broken, { runs: 500, seed, path });
  expect(again.findings[0]?.what).toBe(what);
});

it('counts the outcomes of all inputs where nothing is wrong', async () => {
  const even = subject((input) => (input % 2 === 0 ? 'accepted' : 'refused'));
  const exploration = await explore(even, { runs: 200, seed: 3 });
  const { accepted = 0, refused = 0 } = Object.fromEntries(exploration.outcomes);
  expect([accepted + refused, exploration.findings]).toEqual([200, []]);
  expect(toLines('numbers', exploration)[0]).toMatch(
    /^numbers: 200 runs, seed 3: accepted \d+, refused \d+; 0 findings \(0 uncaught, 0 5xx\)/,
  );
});
