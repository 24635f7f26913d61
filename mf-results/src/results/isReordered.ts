import type { SearchCondition } from 'shared-contracts/search';

function withoutOrder(condition: SearchCondition): string {
  return JSON.stringify({ ...condition, order: '', page: 0, compareWith: [] });
}

/** True where nothing but the order differs; another order starts at page 1 again. */
export function isReordered(before: SearchCondition | null, after: SearchCondition): boolean {
  return (
    before !== null && before.order !== after.order && withoutOrder(before) === withoutOrder(after)
  );
}
