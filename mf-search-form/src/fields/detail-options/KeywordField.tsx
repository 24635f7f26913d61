import { MAX_KEYWORD, wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './OptionGroups.module.css';

/** From this length on, the field says how many characters are left. */
const NEARLY_FULL = 80;

/**
 * R5.19: asks for words of a plan's title. Too many characters are an error and are never cut off.
 */
export function KeywordField() {
  const t = useTranslations('detail');
  const dispatch = useSearchDispatch();
  const keyword = useSearchSelector(({ search }) => search.condition.keyword);
  const error = useFieldError('keyword');
  const id = useFieldId()('keyword');
  const length = [...keyword].length;
  const support =
    length >= NEARLY_FULL ? t('keywordLength', { length, most: MAX_KEYWORD }) : t('keywordSupport');
  return (
    <Field
      id={id}
      label={t('fields.keyword')}
      support={support}
      error={error}
      errorPrefix={t('errorPrefix')}
      className={styles.keyword}
    >
      <input
        id={id}
        name={wireName('keyword')}
        type="text"
        className={styles.text}
        autoComplete="off"
        value={keyword}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { support, error })}
        onChange={(event) => dispatch(optionsChosen({ keyword: event.target.value }))}
      />
    </Field>
  );
}
