import { useEffect } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { useResultHref } from '../result-address/resultHref.ts';
import { ChoiceLink } from './ChoiceLink.tsx';
import { FilterList } from './FilterList.tsx';
import styles from './Filters.module.css';
import type { FirstFacets } from './loadFirstFacets.ts';
import { hasFacets, withoutFacets } from './toggleFacet.ts';
import { useChosen } from './useChosen.ts';
import { useFacets } from './useFacets.ts';

export interface FiltersProps {
  readonly condition: SearchCondition;
  readonly first: FirstFacets | undefined;
  /** Called once the filters follow the search. */
  readonly onAlive: () => void;
}

/** The filters beside the list. Each value is a link, so they work without a script. */
export function Filters({ condition, first, onAlive }: FiltersProps) {
  const t = useTranslations('filters');
  const [chosen, choose] = useChosen(condition);
  const choice = { toHref: useResultHref(), onChoose: choose };
  const { facets, isLoading } = useFacets(condition, first);
  useEffect(onAlive, [onAlive]);
  return (
    <nav aria-label={t('name')} className={styles.filters} aria-busy={isLoading || undefined}>
      <div className={styles.head}>
        <b>{t('name')}</b>
        {hasFacets(chosen) && (
          <ChoiceLink {...choice} to={withoutFacets(chosen)} className={styles.clear}>
            {t('clear')}
          </ChoiceLink>
        )}
      </div>
      <FilterList {...choice} condition={chosen} facets={facets} />
    </nav>
  );
}
