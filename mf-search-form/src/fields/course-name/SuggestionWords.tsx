import type { ReactNode } from 'react';
import { isNear } from './groupSuggestions.ts';
import { isSuggestionError, type Suggestions } from './useSuggestions.ts';

interface SuggestionWordsProps {
  readonly suggestions: Suggestions;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * R8.05: what stands in place of suggestions where there is none that holds the text, marked where
 * it is an error.
 */
export function SuggestionWords({ suggestions, className, children }: SuggestionWordsProps) {
  if (!suggestions.found.every(isNear)) return null;
  return (
    <p className={className} data-wrong={isSuggestionError(suggestions) || undefined}>
      {children}
    </p>
  );
}
