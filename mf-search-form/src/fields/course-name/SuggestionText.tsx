import type { Suggestion } from 'shared-contracts/gateway';
import { CourseTitle } from 'shared-ui/proper-names';
import { useLabel } from 'shared-ui/island';

interface SuggestionTextProps {
  readonly suggestion: Suggestion;
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
        <CourseTitle name={suggestion.name} latin={suggestion.latin} />
      </span>
      <span className={where}>{label.given(suggestion.prefecture)}</span>
    </>
  );
}
