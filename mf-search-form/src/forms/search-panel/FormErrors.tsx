import { toSearchQuery, type RefusedField } from 'shared-contracts/search';
import { ErrorSummary } from 'shared-ui/error-summary';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useCondition, useSearchSelector } from '../../condition/store.ts';
import { useFieldId, type FieldName } from '../../field-parts/fieldId.ts';
import styles from './SearchPanel.module.css';

/** The controls in which the visitor corrects a field, where they do not have its name. */
const CONTROLS = {
  widthday: 'playDate',
  ratesMin: 'rates',
  ratesMax: 'rates',
  planDayDetail: 'planDay',
} as const satisfies Partial<Record<RefusedField, FieldName>>;

function controlOf(field: RefusedField): FieldName {
  const controls: Partial<Record<RefusedField, FieldName>> = CONTROLS;
  return controls[field] ?? (field as Exclude<RefusedField, keyof typeof CONTROLS>);
}

/** The control that a form shows in place of another: it asks for areas or for countries. */
const INSTEAD: Partial<Record<FieldName, FieldName>> = { area: 'country', country: 'area' };

/**
 * R5.23: lists every error with a link to its field. `lacks` names the fields that this form leaves
 * to the detailed search.
 */
export function FormErrors({ lacks = [] }: { readonly lacks?: readonly FieldName[] }) {
  const t = useTranslations('errors');
  const idOf = useFieldId();
  const label = useLabel();
  const { errors, attempt } = useSearchSelector(({ validation }) => validation);
  const condition = useCondition();
  if (errors.length === 0) return null;
  const toLink = (field: RefusedField) => {
    const control = controlOf(field);
    const id = idOf(control);
    return {
      id,
      instead: INSTEAD[control] && idOf(INSTEAD[control]),
      href: lacks.includes(control) ? `/search/?${toSearchQuery(condition)}#${id}` : `#${id}`,
    };
  };
  return (
    <div className={styles.errors}>
      <ErrorSummary
        title={t('title', { count: errors.length })}
        attempt={attempt}
        errors={errors.map(({ field, message }) => ({
          ...toLink(field),
          message: label(message),
        }))}
      />
    </div>
  );
}
