import { COUNTRY_OPTIONS, countryName, type CountryOption } from 'shared-contracts/areas';
import { wireName } from 'shared-contracts/search';
import { Label } from 'shared-ui/island';
import { Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import { countryChosen } from '../../condition/conditionSlice.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './CountryCards.module.css';

/**
 * Says whether an option is chosen. One country is enough for an option of two: a form without
 * scripts may have sent only that one.
 */
function isChosen(option: readonly number[], country: readonly number[]) {
  return country.length > 0 && country.every((code) => option.includes(code));
}

/** Adds the country of the address to the options, so that it is not lost. */
function withChosen(
  options: readonly CountryOption[],
  country: readonly number[],
): readonly CountryOption[] {
  return COUNTRY_OPTIONS.top.filter(
    (option) => options.includes(option) || option.countries.some((code) => country.includes(code)),
  );
}

/** Shows one option. Until scripts run, a checkbox stands for each country after its first. */
function CountryCard({
  option: { countries, name },
  country,
  id,
}: {
  readonly option: CountryOption;
  readonly country: readonly number[];
  readonly id: string | undefined;
}) {
  const dispatch = useSearchDispatch();
  const hydrated = useHydrated();
  const field = wireName('country');
  const [first, ...others] = countries;
  return (
    <span className={styles.card}>
      <label className={styles.choice}>
        <input
          id={id}
          type="radio"
          name={field}
          value={first}
          checked={isChosen(countries, country)}
          onChange={() => dispatch(countryChosen(countries))}
        />
        <Label of={hydrated ? name : countryName(first ?? 0)} />
      </label>
      {others.map((code) => (
        <label key={code} className={styles.plain} hidden={hydrated}>
          <input
            type="checkbox"
            name={field}
            value={code}
            defaultChecked={country.includes(code)}
          />
          <Label of={countryName(code)} />
        </label>
      ))}
    </span>
  );
}

/**
 * R3.13: offers the countries. Guam and Saipan are one option, which one radio button cannot send:
 * before scripts run, it stands for its first country, and the second is a checkbox beside it.
 */
export function CountryCards({ options }: { readonly options: readonly CountryOption[] }) {
  const t = useTranslations('country');
  const country = useSearchSelector(({ search }) => search.condition.country);
  const error = useFieldError('country');
  const id = useFieldId()('country');
  return (
    <Field
      id={`${id}-group`}
      group
      label={t('label')}
      required={t('required')}
      error={error}
      errorPrefix={t('errorPrefix')}
    >
      <div className={styles.cards}>
        {withChosen(options, country).map((option, index) => (
          <CountryCard
            key={option.name}
            option={option}
            country={country}
            id={index === 0 ? id : undefined}
          />
        ))}
      </div>
    </Field>
  );
}
