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
import { readStarts, writeStarts } from '../startList.ts';

const KEY = { courseId: 1 };
const NO_STARTS = packStock([]);
const MINUTES = [420, 427, 435, 442, 450];
const starts = fc
  .subarray(MINUTES)
  .chain((minutes) =>
    fc.tuple(
      ...minutes.map((minute) => fc.record({ minute: fc.constant(minute), isFree: fc.boolean() })),
    ),
  )
  .map(writeStarts);
const dayChange = fc.oneof(
  starts.map((given): DayChange => ({ what: 'stock', ...KEY, day: 9, starts: given })),
  fc
    .record({ minute: fc.constantFrom(...MINUTES), isFree: fc.boolean() })
    .map((start): DayChange => ({ what: 'start', ...KEY, day: 9, ...start })),
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

it('a day has no starts while it is closed, and its latest ones when it is open', () => {
  fc.assert(
    fc.property(starts, fc.array(dayChange), (first, changes) => {
      const begun: DayState = {
        sold: packStock(readStarts(first)),
        closed: undefined,
        starts: first,
      };
      const { sold, closed, starts: last = '' } = changes.reduce(changedDay, begun);
      const latest = new Map<number, boolean>();
      const takeAll = (text: string) => {
        latest.clear();
        for (const { minute, isFree } of readStarts(text)) latest.set(minute, isFree);
      };
      takeAll(first);
      for (const change of changes) {
        if (change.what === 'stock') takeAll(change.starts);
        if (change.what === 'start') latest.set(change.minute, change.isFree);
      }
      expect(readStarts(last)).toEqual(
        [...latest]
          .map(([minute, isFree]) => ({ minute, isFree }))
          .toSorted((one, other) => one.minute - other.minute),
      );
      const stock = packStock(readStarts(last));
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
