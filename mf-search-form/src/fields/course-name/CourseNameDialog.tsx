import { useRef, useState, type KeyboardEvent } from 'react';
import { MAX_COURSE_NAME } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'shared-ui/messages';
import styles from './CourseNameDialog.module.css';
import { groupSuggestions, type NameChoice } from './groupSuggestions.ts';
import { useMarks } from './useMarks.ts';
import { isComposing } from './isComposing.ts';
import { useCourseName, type NameForm } from './useCourseName.ts';
import { useEmptyText, useSaid } from './useSaid.ts';
import { SuggestionText } from './SuggestionText.tsx';
import { SuggestionWords } from './SuggestionWords.tsx';

export interface CourseNameDialogProps {
  readonly page: NameForm;
  readonly onClose: () => void;
}

function Decision({
  onCancel,
  onDecide,
}: {
  readonly onCancel: () => void;
  readonly onDecide: () => void;
}) {
  const t = useTranslations('courseName');
  return (
    <div className={styles.footer}>
      <Button look="secondary" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button look="confirm" onClick={onDecide}>
        {t('decide')}
      </Button>
    </div>
  );
}

/** Shows the suggestions as buttons under the headings of their kinds. */
function Choices({
  found,
  onSelect,
}: {
  readonly found: readonly NameChoice[];
  readonly onSelect: (suggestion: NameChoice) => void;
}) {
  const t = useTranslations('courseName');
  const list = useRef<HTMLDivElement>(null);
  useMarks(list);
  return (
    <div ref={list}>
      {groupSuggestions(found).map(({ kind, suggestions }) => (
        <section key={kind} aria-labelledby={`suggested-${kind}`}>
          <h3 id={`suggested-${kind}`} className={styles.head}>
            {t(kind)}
          </h3>
          <ul className={styles.list}>
            {suggestions.map((suggestion) => (
              <li key={suggestion.key}>
                <button
                  type="button"
                  className={styles.choice}
                  onClick={() => onSelect(suggestion)}
                >
                  <SuggestionText suggestion={suggestion} where={styles.where} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Closes on Enter, except in a composition. Enter does not send the form around the dialog. */
function closeOnEnter(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!isComposing(event)) onClose();
}

/**
 * R2.16 for a small screen: gives all of it to the name and what fits it. The suggestions are
 * buttons, which a screen reader reaches by swiping. Leaving without a decision brings the earlier
 * name back.
 */
export function CourseNameDialog({ page, onClose }: CourseNameDialogProps) {
  const t = useTranslations('courseName');
  const input = useRef<HTMLInputElement>(null);
  const { typedName, suggestions, type, choose } = useCourseName(page, true);
  const [before] = useState(typedName);
  const said = useSaid(suggestions);
  const words = useEmptyText(suggestions);
  const { found } = suggestions;
  const cancel = () => {
    if (typedName !== before) type(before);
    onClose();
  };
  const select = (suggestion: NameChoice) => {
    // ends a composition in progress, since the choice replaces its text
    input.current?.blur();
    choose(suggestion);
    onClose();
  };

  return (
    <Dialog
      open
      full
      startAt={input}
      onClose={cancel}
      title={t('title')}
      closeLabel={t('close')}
      footer={<Decision onCancel={cancel} onDecide={onClose} />}
    >
      <input
        ref={input}
        type="text"
        className={styles.input}
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={MAX_COURSE_NAME + 20}
        value={typedName}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => closeOnEnter(event, onClose)}
      />
      <SuggestionWords suggestions={suggestions} className={styles.words}>
        {words || t('start')}
      </SuggestionWords>
      <Choices found={found} onSelect={select} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
