import { useTranslations } from 'use-intl';
import { toYen } from 'shared-contracts/format';
import type { PlanItem } from 'shared-contracts/gateway';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './Price.module.css';

/** R9.09: the total for one player. Where other asked days cost more it is called the lowest, and 〜 follows it. */
export const Price = ({ plan: { price, is_lowest } }: { readonly plan: Pick<PlanItem, 'price' | 'is_lowest'> }) => {
  const t = useTranslations('price');
  return (
    <p className={styles.price}>
      <VisuallyHidden>{t('perPlayer')}</VisuallyHidden>
      {is_lowest && <span className={styles.lowest}>{t('lowest')} </span>}
      <b className={styles.amount}>{toYen(price)}{is_lowest && <small>{t('andMore')}</small>}</b>
      <span className={styles.note}>{t('total')}</span>
    </p>
  );
};
