import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'shared-ui/messages';
import {
  DEFAULT_ORDER,
  ORDERS,
  toSearchQuery,
  type SearchCondition,
} from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useHost, useLabel } from 'shared-ui/island';
import { Select } from 'shared-ui/select';
import { RESULT_PATHS, useResultHref, useResultPage } from '../result-address/resultHref.ts';
import { useHydrated } from '../first-view/useHydrated.ts';
import styles from './Ordering.module.css';

/**
 * R2.15, R5.07: the choice of the order. With scripts a choice leads to the result in that order at
 * once. Until hydration, and without scripts, it is a form with all other parameters of the search
 * and a button.
 */
export function Ordering({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('order');
  const host = useHost();
  const label = useLabel();
  const toHref = useResultHref();
  const path = RESULT_PATHS[useResultPage()];
  const hydrated = useHydrated();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // the select is uncontrolled, so that hydration keeps an earlier choice; a new address overwrites
  // it
  useEffect(() => {
    if (select.current) select.current.value = condition.order;
  }, [condition.order]);
  // the query contains no default values, so these parameters contain neither order nor page
  const rest = [
    ...new URLSearchParams(toSearchQuery({ ...condition, order: DEFAULT_ORDER, page: 1 })),
  ];
  return (
    <form method="get" action={path} className={styles.form} data-applied-at-once>
      {rest.map(([name, value], index) => (
        <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles.label}>
        {t('label')}
      </label>
      <Select
        id={id}
        ref={select}
        name="order"
        defaultValue={condition.order}
        className={styles.select}
        onChange={(event) =>
          host.navigate(toHref({ ...condition, order: event.target.value, page: 1 }), {
            keepPosition: true,
          })
        }
      >
        {ORDERS.map(({ value, label: order }) => (
          <option key={value} value={value}>
            {label(order)}
          </option>
        ))}
      </Select>
      <Button type="submit" className={styles.submit} data-spare={hydrated || undefined}>
        {t('submit')}
      </Button>
    </form>
  );
}
