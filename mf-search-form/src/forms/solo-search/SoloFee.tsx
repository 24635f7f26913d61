import { toGrouped } from 'shared-contracts/format';
import { SOLO_RATES, soloWireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './SoloForm.module.css';
import { soloOptionsChosen } from '../../condition/soloSlice.ts';

/** R5.05: asks for the fee of a solo search. */
export function SoloFee() {
  const t = useTranslations('fee');
  const dispatch = useSearchDispatch();
  const { ratesMinSolo, ratesMaxSolo } = useSearchSelector(({ solo }) => solo);
  const error = useFieldError('ratesMin', 'ratesMax');
  const id = useFieldId()('rates');
  const options = (none: string) =>
    SOLO_RATES.map((rate) => (
      <option key={rate} value={rate}>
        {rate === 0 ? none : t('yen', { amount: toGrouped(rate) })}
      </option>
    ));
  return (
    <Field id={`${id}-group`} group label={t('label')} error={error} errorPrefix={t('errorPrefix')}>
      <div className={styles.fee}>
        <Select
          id={id}
          name={soloWireName('ratesMinSolo')}
          aria-label={t('min')}
          value={ratesMinSolo}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(`${id}-group`, { error })}
          onChange={(event) =>
            dispatch(soloOptionsChosen({ ratesMinSolo: Number(event.target.value) }))
          }
        >
          {options(t('noMin'))}
        </Select>
        <span aria-hidden="true">{t('to')}</span>
        <Select
          name={soloWireName('ratesMaxSolo')}
          aria-label={t('max')}
          value={ratesMaxSolo}
          aria-invalid={error ? true : undefined}
          onChange={(event) =>
            dispatch(soloOptionsChosen({ ratesMaxSolo: Number(event.target.value) }))
          }
        >
          {options(t('noMax'))}
        </Select>
      </div>
    </Field>
  );
}
