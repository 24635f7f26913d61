import { useTranslations } from 'shared-ui/messages';
import { facetText, type FacetField, type FacetValue } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';

/** Returns what says a value of a filter in the language of the page. */
export function useValueText(): (field: FacetField, value: FacetValue) => string {
  const label = useLabel();
  const { yen } = useFormat();
  const t = useTranslations('filters');
  return (field, value) => {
    if (field === 'players') return t('players', { players: Number(value) });
    if (field === 'ratesMax') return t('upTo', { price: yen(Number(value)) });
    return label(facetText(field, value));
  };
}
