import { MAX_COURSE_NAME, wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useTranslations } from 'use-intl';
import { courseNameTyped } from '../condition/conditionSlice.ts';
import { useFieldId } from '../search-panel/fieldId.ts';
import { useFieldError } from '../search-panel/useFieldError.ts';
import { useSearchDispatch, useSearchSelector } from '../store.ts';
import styles from './CourseNameField.module.css';

/** R4.13: a name takes the place of areas, which the support text says beforehand. */
export const CourseNameField = () => {
  const t = useTranslations('courseName');
  const dispatch = useSearchDispatch();
  const typedName = useSearchSelector(({ search }) => search.typedName);
  const searchMode = useSearchSelector(({ search }) => search.condition.searchMode);
  const error = useFieldError('courseName');
  const id = useFieldId()('courseName');
  const support = t(searchMode === 'overseas' ? 'supportOverseas' : 'support');
  return (
    <Field id={id} label={t('label')} support={support} error={error} errorPrefix={t('errorPrefix')} className={styles.field}>
      <input
        id={id} name={wireName('courseName')} type="text" className={styles.input} autoComplete="off" enterKeyHint="search"
        placeholder={t('placeholder')} maxLength={MAX_COURSE_NAME + 20} value={typedName}
        aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, { support, error })}
        onChange={(event) => dispatch(courseNameTyped(event.target.value))}
      />
    </Field>
  );
};
