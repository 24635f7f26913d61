import { useState } from 'react';
import { toGrouped } from 'shared-contracts/format';
import { FEE_MAX_CHOICES, FEE_MIN_CHOICES, toRatesMin, wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';
import styles from './FeeField.module.css';

/**
 * R5.04: the lowest choice sends no minimum. Its value is empty (R5.17), so that the choice stays
 * visible.
 */
const LOWEST = '';
function toOption(choice: number): string {
  return toRatesMin(choice) === 0 ? LOWEST : String(choice);
}

/** R5.04, R5.17: asks for the fee from and to, for one player. */
export function FeeField() {
  const t = useTranslations('fee');
  const dispatch = useSearchDispatch();
  const { ratesMin, ratesMax } = useCondition();
  const [lowest, setLowest] = useState(false);
  const error = useFieldError('ratesMin', 'ratesMax');
  const id = useFieldId()('rates');
  const chooseMin = (option: string) => {
    setLowest(option === LOWEST);
    dispatch(optionsChosen({ ratesMin: Number(option) }));
  };

  return (
    <Field id={`${id}-group`} group label={t('label')} error={error} errorPrefix={t('errorPrefix')}>
      <div className={styles.row}>
        <Select
          id={id}
          name={wireName('ratesMin')}
          aria-label={t('min')}
          value={lowest && ratesMin === 0 ? LOWEST : String(ratesMin)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(`${id}-group`, { error })}
          onChange={(event) => chooseMin(event.target.value)}
        >
          <option value="0">{t('noMin')}</option>
          {FEE_MIN_CHOICES.map((choice) => (
            <option key={choice} value={toOption(choice)}>
              {t('yen', { amount: toGrouped(choice) })}
            </option>
          ))}
        </Select>
        <span aria-hidden="true">{t('to')}</span>
        <Select
          name={wireName('ratesMax')}
          aria-label={t('max')}
          value={ratesMax}
          aria-invalid={error ? true : undefined}
          onChange={(event) => dispatch(optionsChosen({ ratesMax: Number(event.target.value) }))}
        >
          <option value={0}>{t('noMax')}</option>
          {FEE_MAX_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t('yen', { amount: toGrouped(choice) })}
            </option>
          ))}
        </Select>
      </div>
    </Field>
  );
}
