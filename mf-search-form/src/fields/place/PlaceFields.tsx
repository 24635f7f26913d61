import { COUNTRY_OPTIONS } from 'shared-contracts/areas';
import { AreaField } from '../area-picker/AreaField.tsx';
import { CountryCards } from '../countries/CountryCards.tsx';
import { useSearchSelector } from '../../condition/store.ts';
import styles from './PlaceFields.module.css';
import type { FormPage } from '../../condition/options/optionGroups.ts';

/**
 * Asks where to play: in areas of Japan, or in countries (R3.13: the top form offers one more).
 * What is hidden is not sent.
 */
export function PlaceFields({ query, page }: { readonly query: string; readonly page: FormPage }) {
  const isOverseas = useSearchSelector(({ search }) => search.condition.searchMode === 'overseas');
  return (
    <>
      <fieldset className={styles.areas} hidden={isOverseas} disabled={isOverseas}>
        <AreaField query={query} />
      </fieldset>
      <fieldset className={styles.countries} hidden={!isOverseas} disabled={!isOverseas}>
        <CountryCards options={page === 'top' ? COUNTRY_OPTIONS.top : COUNTRY_OPTIONS.other} />
      </fieldset>
    </>
  );
}
