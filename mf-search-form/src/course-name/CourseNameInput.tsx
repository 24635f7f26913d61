import { MAX_COURSE_NAME } from 'shared-contracts/search';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../search-panel/useHydrated.ts';
import styles from './CourseNameField.module.css';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import { useCombobox } from './useCombobox.ts';
import { useListInSight } from './useListInSight.ts';
import { useSaid } from './useSaid.ts';
import type { FormPage } from '../detail-options/optionGroups.ts';

interface CourseNameInputProps {
  readonly id: string;
  /** In a query; the solo search has a name of its own for it. */
  readonly name: string;
  readonly page: FormPage;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** The editable combobox of R2.16; a plain field until a script answers. */
export const CourseNameInput = ({ id, name, page, describedBy, invalid }: CourseNameInputProps) => {
  const t = useTranslations('courseName');
  const { input, typedName, shown, active, suggestions, type, select, close, onKeyDown } = useCombobox(page);
  const said = useSaid(suggestions);
  const listId = `${id}-list`;
  const activeId = shown && active !== undefined ? optionId(listId, active) : undefined;
  useListInSight(activeId);
  const combobox = useHydrated() ? {
    role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': shown, 'aria-controls': shown ? listId : undefined,
    'aria-activedescendant': activeId,
  } as const : {};

  return (
    <div className={styles.box}>
      <input
        {...combobox}
        ref={input} id={id} name={name} type="text" className={styles.input} autoComplete="off" enterKeyHint="search"
        placeholder={t('placeholder')} maxLength={MAX_COURSE_NAME + 20} value={typedName}
        aria-invalid={invalid || undefined} aria-describedby={describedBy}
        onChange={(event) => type(event.target.value)} onKeyDown={onKeyDown} onBlur={close} onFocus={(event) => event.target.select()}
      />
      {shown && <SuggestionList id={listId} suggestions={suggestions} active={active} onSelect={select} />}
      <VisuallyHidden><span role="status">{shown ? said : ''}</span></VisuallyHidden>
    </div>
  );
};
