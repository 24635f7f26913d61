import { COUNTRY_OPTIONS, countryName, type CountryOption } from 'shared-contracts/areas';
import { wireName } from 'shared-contracts/search';
import { Label } from 'shared-ui/island';
import { Field } from 'shared-ui/field';
import { useTranslations } from 'use-intl';
import { countryChosen } from '../condition/conditionSlice.ts';
import { useFieldId } from '../search-panel/fieldId.ts';
import { useFieldError } from '../search-panel/useFieldError.ts';
import { useHydrated } from '../search-panel/useHydrated.ts';
import { useSearchDispatch, useSearchSelector } from '../store.ts';
import styles from './CountryCards.module.css';

const isSame = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((code) => b.includes(code));

/** A country that came with the address stands among the options, else it would be lost. */
const withChosen = (options: readonly CountryOption[], country: readonly number[]): readonly CountryOption[] =>
  COUNTRY_OPTIONS.top.filter((option) => options.includes(option) || option.countries.some((code) => country.includes(code)));

/**
 * R3.13. Guam and Saipan are one option, which one radio button cannot send: until a script answers, each country is a
 * checkbox of its own.
 */
export const CountryCards = ({ options }: { readonly options: readonly CountryOption[] }) => {
  const t = useTranslations('country');
  const dispatch = useSearchDispatch();
  const hydrated = useHydrated();
  const country = useSearchSelector(({ search }) => search.condition.country);
  const error = useFieldError('country');
  const id = useFieldId()('country');
  const name = wireName('country');

  return (
    <Field id={`${id}-group`} group label={t('label')} required={t('required')} error={error} errorPrefix={t('errorPrefix')}>
      <div className={styles.cards}>
        {withChosen(options, country).map(({ countries, name: label }, index) => (hydrated ? (
          <label key={label} className={styles.card}>
            <input id={index === 0 ? id : undefined} type="radio" name={`${id}-choice`} checked={isSame(countries, country)} onChange={() => dispatch(countryChosen(countries))} />
            <Label of={label} />
          </label>
        ) : (
          <span key={label} className={styles.card}>
            {countries.map((code) => (
              <label key={code} className={styles.plain}><input type="checkbox" name={name} value={code} defaultChecked={country.includes(code)} /><Label of={countryName(code)} /></label>
            ))}
          </span>
        )))}
      </div>
    </Field>
  );
};
