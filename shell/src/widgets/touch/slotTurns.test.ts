import fc from 'fast-check';
import { slotTurns } from './slotTurns.ts';

it('lets those who ask together begin by urgency, equal ones in the order of the page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 8 }), async (wishes) => {
      const takeTurn = slotTurns();
      const seen: unknown[] = [];
      wishes.forEach((urgency, place) => takeTurn(urgency, () => seen.push([urgency, place])));
      expect(seen).toEqual([]);
      await Promise.resolve();
      const sorted = wishes
        .map((urgency, place) => [urgency, place] as const)
        .toSorted(([one, first], [other, second]) => other - one || first - second);
      expect(seen).toEqual(sorted);
    }),
  );
});

it('begins nothing that has been taken back, and goes on with the others', async () => {
  const takeTurn = slotTurns();
  const seen: string[] = [];
  const takeBack = takeTurn(1, () => seen.push('gone'));
  takeBack();
  takeTurn(0, () => seen.push('first'));
  await Promise.resolve();
  takeTurn(1, () => seen.push('later'));
  await Promise.resolve();
  expect(seen).toEqual(['first', 'later']);
});
