import { alternate, figuresOf, pairsOf } from './alternate.ts';
import type { Load } from './measureLoad.ts';

it('loads the variants in turn and drops the round that warms up', async () => {
  const order: string[] = [];
  const rounds = await alternate(
    async (variant) => {
      order.push(variant);
      return { alive: order.length } as Load;
    },
    ['monolith', 'federation'],
    2,
  );
  const round = ['monolith', 'federation', 'product'];
  expect(order).toEqual([...round, ...round, ...round]);
  const alive = (load: Load) => load.alive;
  expect(figuresOf(rounds, 'product', alive)).toEqual([6, 9]);
  expect(pairsOf(rounds, 'federation', alive)).toEqual([
    { product: 6, other: 5 },
    { product: 9, other: 8 },
  ]);
  expect(pairsOf(rounds, 'browserRendered', alive)).toEqual([]);
});
