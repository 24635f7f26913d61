import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import { DEFAULT_ORDER, toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { RESULT_PATHS, useResultPage } from '../result-address/resultHref.ts';
import { useHydrated } from 'shared-ui/hydrated';
import { PartyChoice } from '../party/PartyChoice.tsx';
import { selectResults } from '../store.ts';
import { CHOICES_FORM } from './choicesForm.ts';
import { OrderChoice } from './OrderChoice.tsx';
import styles from './Ordering.module.css';

/**
 * R2.15, R5.07, R3.01: the choice of the order, and of the party that the prices hold for. With
 * scripts a choice leads to its result at once. Until hydration, and without scripts, it is a form
 * with all other parameters of the search and a button.
 */
export function Ordering({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('order');
  const path = RESULT_PATHS[useResultPage()];
  const hydrated = useHydrated();
  const { items } = useSelector(selectResults);
  // the boxes of the list's cards belong to the form
  const boxes = condition.view === 'list' ? items.map(({ id }) => id) : [];
  // the query contains no default values, so these parameters contain no order, party or page
  const rest = [
    ...new URLSearchParams(
      toSearchQuery({
        ...condition,
        order: DEFAULT_ORDER,
        players: 0,
        page: 1,
        compareWith: condition.compareWith.filter((id) => !boxes.includes(id)),
      }),
    ),
  ];
  return (
    <form id={CHOICES_FORM} method="get" action={path} className={styles.form} data-applied-at-once>
      {rest.map(([name, value], index) => (
        <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
      ))}
      <OrderChoice condition={condition} />
      <PartyChoice condition={condition} />
      <Button type="submit" className={styles.submit} data-spare={hydrated || undefined}>
        {t('submit')}
      </Button>
    </form>
  );
}
