import type { SearchCondition } from 'shared-contracts/search';

function withoutOrder(condition: SearchCondition): string {
  return JSON.stringify({ ...condition, order: '', page: 0, compareWith: [] });
}

/**
 * Returns true when only the order differs. The page does not count, since another order starts at
 * page 1.
 */
export function isReordered(before: SearchCondition | null, after: SearchCondition): boolean {
  return (
    before !== null && before.order !== after.order && withoutOrder(before) === withoutOrder(after)
  );
}
