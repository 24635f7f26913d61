import type { SearchError } from 'shared-contracts/search';
import { ErrorSummary } from 'shared-ui/error-summary';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { useSearchSelector } from '../store.ts';
import { useFieldId, type FieldName } from './fieldId.ts';
import styles from './SearchPanel.module.css';

const CONTROLS: Partial<Record<SearchError['field'], FieldName>> = {
  area: 'area', country: 'country', playDate: 'playDate', widthday: 'playDate', ratesMin: 'rates', ratesMax: 'rates', courseName: 'courseName', keyword: 'keyword',
};

/** Everything wrong at once, each with the way to its field. */
export const FormErrors = () => {
  const t = useTranslations('errors');
  const idOf = useFieldId();
  const label = useLabel();
  const { errors, attempt } = useSearchSelector(({ validation }) => validation);
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors}>
      <ErrorSummary
        title={t('title', { count: errors.length })}
        attempt={attempt}
        errors={errors.map(({ field, message }) => ({ id: idOf(CONTROLS[field] ?? 'other'), message: label(message) }))}
      />
    </div>
  );
};
