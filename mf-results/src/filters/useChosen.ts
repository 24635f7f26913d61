import { useState } from 'react';
import type { SearchCondition } from 'shared-contracts/search';

/**
 * Returns the search of the address or what was chosen since, and the function that notes a choice. The
 * address follows a moment later, and only the last of several choices reaches it; so each builds on the
 * one before.
 */
export function useChosen(
  condition: SearchCondition,
): [SearchCondition, (next: SearchCondition) => void] {
  const [last, setLast] = useState({ of: condition, chosen: condition });
  const chosen = last.of === condition ? last.chosen : condition;
  return [chosen, (next) => setLast({ of: condition, chosen: next })];
}
