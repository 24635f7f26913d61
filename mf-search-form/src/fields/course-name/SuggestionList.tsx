import { useRef } from 'react';
import { useTranslations } from 'shared-ui/messages';
import styles from './CourseNameField.module.css';
import { groupSuggestions, type NameChoice } from './groupSuggestions.ts';
import { useMarks } from './useMarks.ts';
import { useEmptyText } from './useSaid.ts';
import { SuggestionText } from './SuggestionText.tsx';
import { SuggestionWords } from './SuggestionWords.tsx';
import type { Suggestions } from './useSuggestions.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: Suggestions;
  /** The key of the option that the arrow keys have reached. */
  readonly active: string | undefined;
  readonly onSelect: (suggestion: NameChoice) => void;
}

/** Gives the id of an option in the list, for `aria-activedescendant`. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}

/** R3.19: lists the suggested courses, then the areas; before any text the names of earlier searches. */
export function SuggestionList({ id, suggestions, active, onSelect }: SuggestionListProps) {
  const t = useTranslations('courseName');
  const { found } = suggestions;
  const words = useEmptyText(suggestions);
  const list = useRef<HTMLDivElement>(null);
  useMarks(list);
  return (
    <div className={styles.popup} onPointerDown={(event) => event.preventDefault()}>
      <SuggestionWords suggestions={suggestions} className={styles.words}>
        {words}
      </SuggestionWords>
      <div ref={list} id={id} role="listbox" aria-label={t('suggestions')} className={styles.list}>
        {groupSuggestions(found).map(({ kind, suggestions: options }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} className={styles.head}>
              {t(kind)}
            </div>
            {options.map((suggestion) => (
              // the input keeps the focus and handles the keys (APG editable combobox)
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={suggestion.key}
                id={optionId(id, suggestion.key)}
                role="option"
                aria-selected={suggestion.key === active}
                className={styles.option}
                onClick={() => onSelect(suggestion)}
              >
                <SuggestionText suggestion={suggestion} where={styles.where} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
