import type { SearchCondition } from 'shared-contracts/search';

const withoutOrder = (condition: SearchCondition): string =>
  JSON.stringify({ ...condition, order: '', page: 0, compareWith: [] });

/** True where nothing but the order differs; another order starts at page 1 again. */
export const isReordered = (before: SearchCondition | null, after: SearchCondition): boolean =>
  before !== null && before.order !== after.order && withoutOrder(before) === withoutOrder(after);
