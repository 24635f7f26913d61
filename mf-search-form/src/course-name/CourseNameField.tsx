import { MAX_COURSE_NAME, wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { useFieldId } from '../search-panel/fieldId.ts';
import { useFieldError } from '../search-panel/useFieldError.ts';
import { useHydrated } from '../search-panel/useHydrated.ts';
import { useSearchSelector } from '../store.ts';
import styles from './CourseNameField.module.css';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import { useCombobox } from './useCombobox.ts';
import { useListInSight } from './useListInSight.ts';

/** R2.16. R4.13: a name takes the place of areas, which the support text says beforehand. */
export const CourseNameField = () => {
  const t = useTranslations('courseName');
  const typedName = useSearchSelector(({ search }) => search.typedName);
  const searchMode = useSearchSelector(({ search }) => search.condition.searchMode);
  const error = useFieldError('courseName');
  const id = useFieldId()('courseName');
  const { input, shown, active, suggestions, type, select, close, onKeyDown } = useCombobox(typedName);
  const support = t(searchMode === 'overseas' ? 'supportOverseas' : 'support');
  const listId = `${id}-list`;
  const activeId = shown && active !== undefined ? optionId(listId, active) : undefined;
  useListInSight(input, shown, activeId);
  const combobox = useHydrated() ? {
    role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': shown, 'aria-controls': shown ? listId : undefined,
    'aria-activedescendant': activeId,
  } as const : {};
  const { state, found } = suggestions;
  const said = state === 'failed' ? t('failed') : t('count', { count: found.length });

  return (
    <Field id={id} label={t('label')} support={support} error={error} errorPrefix={t('errorPrefix')} className={styles.field}>
      <div className={styles.box}>
        <input
          {...combobox}
          ref={input} id={id} name={wireName('courseName')} type="text" className={styles.input} autoComplete="off" enterKeyHint="search"
          placeholder={t('placeholder')} maxLength={MAX_COURSE_NAME + 20} value={typedName}
          aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, { support, error })}
          onChange={(event) => type(event.target.value)} onKeyDown={onKeyDown} onBlur={close}
        />
        {shown && <SuggestionList id={listId} suggestions={suggestions} active={active} onSelect={select} />}
        <VisuallyHidden><span role="status">{shown && state !== 'loading' ? said : ''}</span></VisuallyHidden>
      </div>
    </Field>
  );
};
