import { useTranslations } from 'shared-ui/messages';
import type { Plan } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import styles from './Price.module.css';

interface PriceProps {
  readonly plan: Pick<Plan, 'price' | 'isLowest'>;
  /** R3.01: the size of the party that the price holds for; 0 when the search names none. */
  readonly players: number;
}

/**
 * R9.09: the total price for one player, with a note that says so.
 * When other searched days cost more, the price is called the lowest and 〜 follows it.
 */
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
        {players > 0 ? ofParty('total', { players }) : t('total')}
      </span>
    </p>
  );
}
