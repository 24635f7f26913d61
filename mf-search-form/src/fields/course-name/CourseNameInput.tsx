import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { MAX_COURSE_NAME } from 'shared-contracts/search';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'shared-ui/messages';
import { useHydrated } from 'shared-ui/hydrated';
import styles from './CourseNameField.module.css';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import { useCombobox } from './useCombobox.ts';
import { useListInSight } from './useListInSight.ts';
import type { NameForm } from './useCourseName.ts';
import { useSaid } from './useSaid.ts';

interface NameInputProps {
  readonly id: string;
  /** The wire name. The solo search has its own. */
  readonly name: string;
  readonly page: NameForm;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** The dialog that asks for the name instead; undefined when the visitor types here. */
  readonly dialog: NameDialog | undefined;
}

interface NameDialog {
  show(): void;
  fetchAhead(): void;
}

/** Keys that open the dialog. `Process` is a letter that the input method has taken. */
const OPENING = /^(.|Enter|ArrowDown|Process)$/u;

/**
 * Gives the attributes that make the field open its dialog: by a tap, by Enter or by the first
 * letter. Every other key is the browser's, and so is one with a modifier.
 */
function openerOf({ show, fetchAhead }: NameDialog) {
  return {
    role: 'combobox',
    'aria-haspopup': 'dialog',
    // nobody reaches the field while its dialog is open
    'aria-expanded': false,
    readOnly: true,
    onClick: show,
    onPointerDown: fetchAhead,
    onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !OPENING.test(key)) return;
      event.preventDefault();
      show();
    },
    onFocus: fetchAhead,
  } as const;
}

/** Gives the attributes of an editable combobox. */
function comboboxOf(shown: boolean, listId: string, activeId: string | undefined) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    'aria-controls': shown ? listId : undefined,
    'aria-activedescendant': activeId,
  } as const;
}

/**
 * R2.16: shows an editable combobox. Before scripts run it is a plain field, and on a small screen
 * it opens a dialog.
 */
export function CourseNameInput({ id, name, page, describedBy, invalid, dialog }: NameInputProps) {
  const t = useTranslations('courseName');
  const { input, typedName, shown, active, suggestions, type, begin, select, close, onKeyDown } =
    useCombobox(page);
  const said = useSaid(suggestions);
  const listId = `${id}-list`;
  const activeId = shown && active !== undefined ? optionId(listId, active) : undefined;
  useListInSight(activeId);
  const isHydrated = useHydrated();
  const [typesHere, setTypesHere] = useState(false);
  // a visitor who began to type before the script came goes on in the field, not in the dialog
  useLayoutEffect(() => setTypesHere(input.current === document.activeElement), [input]);

  return (
    <div className={styles.box}>
      <input
        {...(isHydrated && comboboxOf(shown, listId, activeId))}
        ref={input}
        id={id}
        name={name}
        type="text"
        className={styles.input}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('placeholder')}
        maxLength={MAX_COURSE_NAME + 20}
        value={typedName}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close();
          setTypesHere(false);
        }}
        onFocus={begin}
        {...(dialog && !typesHere && openerOf(dialog))}
      />
      {shown && (
        <SuggestionList id={listId} suggestions={suggestions} active={active} onSelect={select} />
      )}
      <VisuallyHidden>
        <span role="status">{shown ? said : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
