import { alternate, pairsOf } from './alternate.ts';
import type { Load } from './measureLoad.ts';

it('loads the sides in turn and drops the pair that warms up', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => {
    order.push(name);
    return { alive: order.length } as Load;
  };
  const loads = await alternate({ monolith: side('monolith'), product: side('product') }, 2);
  expect(order).toEqual(['monolith', 'product', 'monolith', 'product', 'monolith', 'product']);
  expect(pairsOf(loads, ({ alive }) => alive)).toEqual([
    { monolith: 3, product: 4 },
    { monolith: 5, product: 6 },
  ]);
});
