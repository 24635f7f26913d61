import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FeeDetail, PlanItem } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './FeeBreakdown.module.css';

interface FeeBreakdownProps {
  readonly plan: Pick<PlanItem, 'plan_name' | 'price'>;
  readonly fee: FeeDetail;
}

function Row({
  name,
  children,
  className,
}: {
  readonly name: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the price of one of the party is made of, every part by its name, and what the party pays together. */
export function FeeBreakdown({ plan, fee }: FeeBreakdownProps) {
  const t = useTranslations('party');
  const { yen } = useFormat();
  const { players } = fee;
  const part = (amount: number, none: 'lunch' | 'caddie' | 'surcharge' | 'tax') =>
    amount === 0 ? <span className={styles.none}>{t(`none.${none}`)}</span> : yen(amount);
  return (
    <details className={styles.breakdown}>
      <summary>
        {t('breakdown')}
        <VisuallyHidden>{t('breakdownOf', { plan: plan.plan_name })}</VisuallyHidden>
      </summary>
      <dl className={styles.parts}>
        <Row name={t('play')}>{yen(fee.play)}</Row>
        <Row name={t('lunch')}>{part(fee.lunch, 'lunch')}</Row>
        <Row name={t('caddie')}>{part(fee.caddie, 'caddie')}</Row>
        <Row name={t('courseTax')}>{part(fee.course_tax, 'tax')}</Row>
        {players < 4 && (
          <Row name={t('surcharge', { players })}>{part(fee.surcharge, 'surcharge')}</Row>
        )}
        <Row className={styles.sum} name={t('perPlayer')}>
          {yen(plan.price)}
        </Row>
        <Row className={styles.whole} name={t('wholeParty', { players })}>
          {yen(plan.price * players)}
        </Row>
      </dl>
      {fee.tax > 0 && <p className={styles.tax}>{t('tax', { amount: yen(fee.tax) })}</p>}
    </details>
  );
}
