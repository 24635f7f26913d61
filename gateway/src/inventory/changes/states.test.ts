import fc from 'fast-check';
import type { DayChange, PlanChange, PlanDayChange } from './change.ts';
import {
  changedDay,
  changedPlan,
  changedPlanDay,
  type DayState,
  type PlanDayState,
  type PlanState,
} from './states.ts';
import { packStock } from '../packStock.ts';

const KEY = { courseId: 1 };
const NO_STARTS = packStock([]);
const dayChange = fc.oneof(
  fc
    .record({ runs: fc.nat(), free: fc.nat() })
    .map((packed): DayChange => ({ what: 'stock', ...KEY, day: 9, ...packed })),
  fc
    .constantFrom('open' as const, 'close' as const)
    .map((what): DayChange => ({ what, ...KEY, day: 9 })),
);
const amounts = fc.record(
  { price0: fc.nat(), price1: fc.nat(), price2: fc.nat(), fee2: fc.nat(), fee3: fc.nat() },
  { requiredKeys: [] },
);
const planChange = fc.oneof(
  amounts.map((prices): PlanChange => ({ what: 'price', ...KEY, planNo: 2, prices })),
  fc
    .constantFrom('open' as const, 'close' as const)
    .map((what): PlanChange => ({ what, ...KEY, planNo: 2 })),
);

const planDayChange = fc.oneof(
  fc
    .option(fc.nat())
    .map((price): PlanDayChange => ({ what: 'dayPrice', ...KEY, planNo: 2, day: 9, price })),
  fc
    .constantFrom('open' as const, 'close' as const)
    .map((what): PlanDayChange => ({ what, ...KEY, planNo: 2, day: 9 })),
);

function lastSwitch(changes: readonly { readonly what: string }[]) {
  return changes.findLast(({ what }) => what === 'open' || what === 'close')?.what ?? 'open';
}

it('a day has no starts while it is closed, and its latest stock when it is open', () => {
  fc.assert(
    fc.property(fc.array(dayChange), (changes) => {
      const start: DayState = { sold: { runs: 7, free: 7 }, closed: undefined };
      const { sold, closed } = changes.reduce(changedDay, start);
      const latest = changes.findLast((change) => change.what === 'stock');
      const stock = latest === undefined ? start.sold : { runs: latest.runs, free: latest.free };
      expect({ sold, closed }).toEqual(
        lastSwitch(changes) === 'close'
          ? { sold: NO_STARTS, closed: stock }
          : { sold: stock, closed: undefined },
      );
    }),
  );
});

it('a plan has no price while it is closed, and its latest ones when it is open', () => {
  fc.assert(
    fc.property(fc.array(planChange), (changes) => {
      const first = { price0: 1, price1: 2, price2: 3, fee2: 4, fee3: 5 };
      const { sold } = changes.reduce<PlanState>(changedPlan, { sold: first, closed: undefined });
      const prices = changes.reduce(
        (known, change) => (change.what === 'price' ? { ...known, ...change.prices } : known),
        first,
      );
      expect(sold).toEqual(
        lastSwitch(changes) === 'close' ? { ...prices, price0: 0, price1: 0, price2: 0 } : prices,
      );
    }),
  );
});

it('a plan on a day has its latest price of the day, whether it was closed meanwhile or not', () => {
  fc.assert(
    fc.property(fc.array(planDayChange), (changes) => {
      const start: PlanDayState = { price: null, isClosed: false };
      const latest = changes.findLast((change) => change.what === 'dayPrice');
      expect(changes.reduce(changedPlanDay, start)).toEqual({
        price: latest === undefined ? null : latest.price,
        isClosed: lastSwitch(changes) === 'close',
      });
    }),
  );
});
