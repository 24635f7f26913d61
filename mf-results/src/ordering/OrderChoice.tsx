import { useTranslations } from 'shared-ui/messages';
import { ORDERS, type SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { Choice } from '../choice/Choice.tsx';
import styles from './Ordering.module.css';

/** R5.07: the thirteen orders. */
export function OrderChoice({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('order');
  const label = useLabel();
  return (
    <Choice
      label={t('label')}
      name="order"
      value={condition.order}
      className={styles.order}
      toCondition={(order) => ({ ...condition, order, page: 1 })}
    >
      {ORDERS.map(({ value, label: order }) => (
        <option key={value} value={value}>
          {label(order)}
        </option>
      ))}
    </Choice>
  );
}
