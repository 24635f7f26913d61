import fc from 'fast-check';
import { slotTurns } from './slotTurns.ts';

/** Turns whose pauses are counted. `over` resolves when all who have asked so far had theirs. */
function someTurns() {
  const seen: unknown[] = [];
  let pauses = 0;
  const takeTurn = slotTurns(async () => {
    pauses += 1;
    seen.push('pause');
  });
  const over = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return { takeTurn, seen, over, pauses: () => pauses };
}

it('lets those who ask together begin by urgency, equal ones in the order of the page, with pauses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 8 }), async (wishes) => {
      const { takeTurn, seen, over, pauses } = someTurns();
      wishes.forEach((urgency, place) => takeTurn(urgency, () => seen.push([urgency, place])));
      expect(seen).toEqual([]);
      await over();
      const sorted = wishes
        .map((urgency, place) => [urgency, place] as const)
        .toSorted(([one, first], [other, second]) => other - one || first - second);
      expect(seen).toEqual(sorted.flatMap((turn) => [turn, 'pause']));
      expect(pauses()).toBe(wishes.length);
    }),
  );
});

it('lets what is more urgent overtake while it pauses', async () => {
  const { takeTurn, seen, over } = someTurns();
  takeTurn(0, () => {
    seen.push('first');
    takeTurn(2, () => seen.push('touched'));
  });
  takeTurn(0, () => seen.push('second'));
  await over();
  expect(seen.filter((each) => each !== 'pause')).toEqual(['first', 'touched', 'second']);
});

it('begins nothing that has been taken back, and goes on afterwards', async () => {
  const { takeTurn, seen, over } = someTurns();
  takeTurn(1, () => seen.push('gone'))();
  await over();
  takeTurn(1, () => seen.push('later'));
  await over();
  expect(seen.filter((each) => each !== 'pause')).toEqual(['later']);
});
