import { useTranslations } from 'use-intl';
import type { PlanItem } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './Price.module.css';

interface PriceProps {
  readonly plan: Pick<PlanItem, 'price' | 'is_lowest'>;
  /** R3.01: the party that the price holds for; 0 unsaid. */
  readonly players: number;
}

/** R9.09: the total for one player. Where other asked days cost more it is called the lowest, and 〜 follows it. */
export const Price = ({ plan: { price, is_lowest }, players }: PriceProps) => {
  const t = useTranslations('price');
  const { yen } = useFormat();
  const ofParty = useTranslations('party');
  return (
    <p className={styles.price}>
      <VisuallyHidden>{t('perPlayer')}</VisuallyHidden>
      {is_lowest && <span className={styles.lowest}>{t('lowest')} </span>}
      <b className={styles.amount}>{yen(price)}{is_lowest && <small>{t('andMore')}</small>}</b>
      <span className={styles.note}>{players > 0 ? ofParty('total', { players }) : t('total')}</span>
    </p>
  );
};
