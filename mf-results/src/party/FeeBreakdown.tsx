import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { Fees, Plan } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './FeeBreakdown.module.css';

interface FeeBreakdownProps {
  readonly plan: Pick<Plan, 'name' | 'nameLanguage' | 'price'>;
  readonly fees: Fees;
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

/** The parts of the price for one player, and the price for the whole party. */
export function FeeBreakdown({ plan, fees }: FeeBreakdownProps) {
  const t = useTranslations('party');
  const { yen } = useFormat();
  const { players } = fees;
  const part = (amount: number, none: 'lunch' | 'caddie' | 'surcharge' | 'tax') =>
    amount === 0 ? <span className={styles.none}>{t(`none.${none}`)}</span> : yen(amount);
  return (
    <details className={styles.breakdown}>
      <summary>
        {t('breakdown')}
        <VisuallyHidden lang={plan.nameLanguage}>
          {t('breakdownOf', { plan: plan.name })}
        </VisuallyHidden>
      </summary>
      <dl className={styles.parts}>
        <Row name={t('play')}>{yen(fees.play)}</Row>
        <Row name={t('lunch')}>{part(fees.lunch, 'lunch')}</Row>
        <Row name={t('caddie')}>{part(fees.caddie, 'caddie')}</Row>
        <Row name={t('courseTax')}>{part(fees.courseTax, 'tax')}</Row>
        {players < 4 && (
          <Row name={t('surcharge', { players })}>{part(fees.surcharge, 'surcharge')}</Row>
        )}
        <Row className={styles.sum} name={t('perPlayer')}>
          {yen(plan.price)}
        </Row>
        <Row className={styles.whole} name={t('wholeParty', { players })}>
          {yen(plan.price * players)}
        </Row>
      </dl>
      {fees.tax > 0 && <p className={styles.tax}>{t('tax', { amount: yen(fees.tax) })}</p>}
    </details>
  );
}
