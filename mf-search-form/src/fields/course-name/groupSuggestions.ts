import type { Suggestion } from 'shared-contracts/gateway';

export type GroupKind = 'course' | 'area';

/**
 * R3.19: puts courses first, then places: prefectures and countries. A kind without suggestions is
 * left out.
 */
export function groupSuggestions(
  found: readonly Suggestion[],
): readonly { readonly kind: GroupKind; readonly suggestions: readonly Suggestion[] }[] {
  return [
    { kind: 'course' as const, suggestions: found.filter(({ kind }) => kind === 'course') },
    { kind: 'area' as const, suggestions: found.filter(({ kind }) => kind !== 'course') },
  ].filter(({ suggestions }) => suggestions.length > 0);
}
