import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
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
 * R2.15, R5.07: a choice is the next page. Until the widget answers it is a form with all other parameters and a button:
 * without scripts, and where the page's scripts did not arrive.
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
  // uncontrolled, so that a choice made before hydration stands; the address still has the last word
  useEffect(() => {
    if (select.current) select.current.value = condition.order;
  }, [condition.order]);
  // defaults are not written, so that neither order nor page is among the rest
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
