import type { Suggestion } from 'shared-contracts/gateway';

export type GroupKind = 'course' | 'area' | 'near';

/** Says whether the name of a suggestion does not hold what was typed, but is nearly so. */
export function isNear(suggestion: Suggestion): boolean {
  return suggestion.kind === 'course' && suggestion.isNear === true;
}

/**
 * R3.19: puts courses first, then places: prefectures and countries, then names that are nearly
 * what was typed. A kind without suggestions is left out.
 */
export function groupSuggestions(
  found: readonly Suggestion[],
): readonly { readonly kind: GroupKind; readonly suggestions: readonly Suggestion[] }[] {
  const near = found.filter(isNear);
  const held = found.filter((each) => !isNear(each));
  return [
    { kind: 'course' as const, suggestions: held.filter(({ kind }) => kind === 'course') },
    { kind: 'area' as const, suggestions: held.filter(({ kind }) => kind !== 'course') },
    { kind: 'near' as const, suggestions: near },
  ].filter(({ suggestions }) => suggestions.length > 0);
}
