/**
 * Returns the item at a number that goes round the list again and again. Throws a RangeError for an
 * empty list.
 */
export function itemInTurn<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new RangeError('The list is empty');
  return item;
}
