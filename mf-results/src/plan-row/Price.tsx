import { useTranslations } from 'use-intl';
import type { Plan } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import styles from './Price.module.css';

interface PriceProps {
  readonly plan: Pick<Plan, 'price' | 'isLowest'>;
  /** R3.01: the party that the price holds for; 0 unsaid. */
  readonly players: number;
}

/** R9.09: the total for one player, and it says so wherever no column head does. Where other asked days cost more it is called the lowest, and 〜 follows it. */
export function Price({ plan: { price, isLowest }, players }: PriceProps) {
  const t = useTranslations('price');
  const { yen } = useFormat();
  const ofParty = useTranslations('party');
  return (
    <p className={styles.price}>
      {isLowest && <span className={styles.lowest}>{t('lowest')} </span>}
      <b className={styles.amount}>
        {yen(price)}
        {isLowest && <small>{t('andMore')}</small>}
      </b>
      <span className={styles.note}>
        {players > 0
          ? ofParty('total', { players })
          : t.rich('total', { who: (text) => <span className={styles.who}>{text}</span> })}
      </span>
    </p>
  );
}
