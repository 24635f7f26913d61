import { useTranslations } from 'shared-ui/messages';
import { parseIsoDate } from 'shared-contracts/format';
import type { Plan } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import styles from './PlanCell.module.css';

/** The price of a plan and the day of that price. */
export function PriceCell({ plan: { price, playDate } }: { readonly plan: Plan }) {
  const { shortDate, yen } = useFormat();
  const day = parseIsoDate(playDate);
  return (
    <>
      <b className={styles.price}>{yen(price)}</b>
      {day !== undefined && <small>{shortDate(day)}</small>}
    </>
  );
}

/** The name of the plan, and whether its round has 9 or 18 holes. */
export function PlanCell({ plan: { name, nameLanguage, halfRound } }: { readonly plan: Plan }) {
  const t = useTranslations('compare');
  return (
    <>
      <span className={styles.name} lang={nameLanguage}>
        {name}
      </span>
      <span className={styles.round} data-half={halfRound || undefined}>
        {t(halfRound ? 'round.half' : 'round.full')}
      </span>
    </>
  );
}
