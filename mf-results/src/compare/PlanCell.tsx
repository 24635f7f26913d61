import { useTranslations } from 'use-intl';
import { parseIsoDate } from 'shared-contracts/format';
import type { PlanItem } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import styles from './PlanCell.module.css';

/** What a plan costs, and on which day. */
export function PriceCell({ plan: { price, play_date } }: { readonly plan: PlanItem }) {
  const { shortDate, yen } = useFormat();
  const day = parseIsoDate(play_date);
  return (
    <>
      <b className={styles.price}>{yen(price)}</b>
      {day !== undefined && <small>{shortDate(day)}</small>}
    </>
  );
}

/** What is had for that price: nine holes are not eighteen. */
export function PlanCell({ plan: { plan_name, half_round } }: { readonly plan: PlanItem }) {
  const t = useTranslations('compare');
  return (
    <>
      <span className={styles.name} lang="ja">
        {plan_name}
      </span>
      <span className={styles.round} data-half={half_round || undefined}>
        {t(half_round ? 'round.half' : 'round.full')}
      </span>
    </>
  );
}
