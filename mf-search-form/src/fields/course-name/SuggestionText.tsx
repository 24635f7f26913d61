import { CourseName } from 'shared-ui/proper-names';
import { useLabel } from 'shared-ui/island';
import type { NameChoice } from './groupSuggestions.ts';

interface SuggestionTextProps {
  readonly suggestion: NameChoice;
  /** The class of the place of a course. */
  readonly where: string | undefined;
}

/**
 * R9.06: says a suggestion: a course by its names, every place in the language of the page.
 */
export function SuggestionText({ suggestion, where }: SuggestionTextProps) {
  const label = useLabel();
  if (suggestion.kind !== 'course') return <span>{label.given(suggestion.name)}</span>;
  return (
    <>
      <span>
        <CourseName name={suggestion.name} latin={suggestion.latin} />
      </span>
      <span className={where}>{label.given(suggestion.prefecture)}</span>
    </>
  );
}
