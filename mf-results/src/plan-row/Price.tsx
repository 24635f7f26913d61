import { useTranslations } from 'use-intl';
import type { PlanItem } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import styles from './Price.module.css';

interface PriceProps {
  readonly plan: Pick<PlanItem, 'price' | 'is_lowest'>;
  /** R3.01: the party that the price holds for; 0 unsaid. */
  readonly players: number;
}

/** R9.09: the total for one player, and it says so wherever no column head does. Where other asked days cost more it is called the lowest, and 〜 follows it. */
export function Price({ plan: { price, is_lowest }, players }: PriceProps) {
  const t = useTranslations('price');
  const { yen } = useFormat();
  const ofParty = useTranslations('party');
  return (
    <p className={styles.price}>
      {is_lowest && <span className={styles.lowest}>{t('lowest')} </span>}
      <b className={styles.amount}>
        {yen(price)}
        {is_lowest && <small>{t('andMore')}</small>}
      </b>
      <span className={styles.note}>
        {players > 0
          ? ofParty('total', { players })
          : t.rich('total', { who: (text) => <span className={styles.who}>{text}</span> })}
      </span>
    </p>
  );
}
