import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useHost } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useResultHref } from '../result-address/resultHref.ts';
import { selectResults } from '../store.ts';
import { ChoiceLink } from './ChoiceLink.tsx';
import { useFilterHref } from './filterAddress.ts';
import { FilterList } from './FilterList.tsx';
import styles from './Filters.module.css';
import sheet from './FilterSheet.module.css';
import type { FirstFacets } from './loadFirstFacets.ts';
import { hasFacets, withoutFacets } from './toggleFacet.ts';
import { useChosen } from './useChosen.ts';
import { useFacets } from './useFacets.ts';
import { useKeptChoices } from './useKeptChoices.ts';

export interface FilterSheetProps {
  readonly condition: SearchCondition;
  readonly first: FirstFacets | undefined;
}

/**
 * The filters as a sheet, where there is no room beside the list. A press is applied at once behind it, and
 * the button says how many courses are there. The address says that it is open, so that Back closes it.
 */
export function FilterSheet({ condition, first }: FilterSheetProps) {
  const t = useTranslations('filters');
  const compare = useTranslations('compare');
  const host = useHost();
  const toHref = useResultHref();
  const [chosen, choose] = useChosen(condition);
  const choice = { toHref: useFilterHref(), replace: true, onChoose: choose };
  const { facets, isLoading } = useFacets(condition, first);
  const { searchCount } = useSelector(selectResults);
  const count = facets?.count ?? searchCount;
  // no number is known where both calls failed, or have not been answered yet
  const see = count < 0 ? t('seeAny') : t('see', { count });
  useKeptChoices(chosen);
  const close = () => host.navigate(toHref(chosen), { replace: true, keepPosition: true });
  const footer = (
    <p className={sheet.foot}>
      {hasFacets(chosen) && (
        <ChoiceLink {...choice} to={withoutFacets(chosen)} className={styles.clear}>
          {t('clear')}
        </ChoiceLink>
      )}
      <Button look="primary" className={sheet.see} onClick={close}>
        {see}
      </Button>
      <VisuallyHidden>
        <output>{see}</output>
      </VisuallyHidden>
    </p>
  );
  return (
    <Dialog open onClose={close} title={t('name')} closeLabel={compare('close')} footer={footer}>
      <div className={`${styles.filters} ${sheet.list}`} aria-busy={isLoading || undefined}>
        <FilterList {...choice} condition={chosen} facets={facets} />
      </div>
    </Dialog>
  );
}
