import { useTranslations } from 'use-intl';
import { parseIsoDate } from 'shared-contracts/format';
import type { PlanItem } from 'shared-contracts/gateway';
import type { SearchMode } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './PlanRow.module.css';
import { FeeBreakdown } from '../party/FeeBreakdown.tsx';
import { planTags, type PlanTag } from './planTags.ts';
import { Price } from './Price.tsx';

interface PlanRowProps {
  readonly plan: PlanItem;
  /** The booking site with this plan chosen. */
  readonly href: string;
  /** Several days were asked for, so that the price needs its day. */
  readonly dated: boolean;
  readonly mode: SearchMode;
  /** R3.01: 0 unsaid. */
  readonly players: number;
  readonly onFollow: () => void;
}

function classOf(tag: PlanTag['key'], guarantee: boolean) {
  if (tag === 'halfRound') return styles.half;
  return guarantee ? styles.guarantee : styles.tag;
}

/** One line of the scorecard: what the plan is, what it costs in all, and the way to book it. */
export function PlanRow({ plan, href, dated, mode, players, onFollow }: PlanRowProps) {
  const t = useTranslations('plan');
  const { shortDate } = useFormat();
  const day = dated ? parseIsoDate(plan.play_date) : undefined;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title} lang="ja">
          {plan.plan_name}
        </p>
        <ul className={styles.tags}>
          {day !== undefined && (
            <li className={styles.day}>{t('priceOf', { day: shortDate(day) })}</li>
          )}
          {planTags(plan, mode).map(({ key, guarantee, groups = 0 }) => (
            <li key={key} className={classOf(key, guarantee)}>
              {t(`tag.${key}`, { groups })}
            </li>
          ))}
        </ul>
        {players > 0 && plan.fee_detail && <FeeBreakdown plan={plan} fee={plan.fee_detail} />}
      </div>
      <Price plan={plan} players={players} />
      <a className={styles.book} href={href} onClick={onFollow}>
        {t('see')}
        <VisuallyHidden>
          <span lang="ja">{t('seeWhich', { plan: plan.plan_name })}</span>
        </VisuallyHidden>
      </a>
    </li>
  );
}
