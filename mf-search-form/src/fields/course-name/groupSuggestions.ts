import type { Suggestion } from 'shared-contracts/gateway';
import type { RecentName } from './recentNames.ts';

export type GroupKind = 'recent' | 'course' | 'area' | 'near';
/** What the field offers: what fits the text, or before any text the names of earlier searches. */
export type NameChoice = Suggestion | RecentName;

/** Says whether the name of a suggestion does not hold what was typed, but is nearly so. */
export function isNear(suggestion: NameChoice): boolean {
  return suggestion.kind === 'course' && suggestion.isNear === true;
}

/**
 * R3.19: puts courses first, then places: prefectures and countries, then names that are nearly
 * what was typed. A kind without suggestions is left out.
 */
export function groupSuggestions(
  found: readonly NameChoice[],
): readonly { readonly kind: GroupKind; readonly suggestions: readonly NameChoice[] }[] {
  const near = found.filter(isNear);
  const held = found.filter((each) => !isNear(each));
  return [
    { kind: 'recent' as const, suggestions: held.filter(({ kind }) => kind === 'recent') },
    { kind: 'course' as const, suggestions: held.filter(({ kind }) => kind === 'course') },
    {
      kind: 'area' as const,
      suggestions: held.filter(({ kind }) => kind !== 'course' && kind !== 'recent'),
    },
    { kind: 'near' as const, suggestions: near },
  ].filter(({ suggestions }) => suggestions.length > 0);
}
