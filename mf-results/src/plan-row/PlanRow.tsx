import { useTranslations } from 'shared-ui/messages';
import { parseIsoDate } from 'shared-contracts/format';
import type { Plan } from 'shared-contracts/gateway';
import type { SearchMode } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './PlanRow.module.css';
import { FeeBreakdown } from '../party/FeeBreakdown.tsx';
import { planTags, type PlanTag } from './planTags.ts';
import { Price } from './Price.tsx';

interface PlanRowProps {
  readonly plan: Plan;
  /** The link to this plan on the booking site. */
  readonly href: string;
  /** True for a search of several days: the row then names the day of the price. */
  readonly dated: boolean;
  readonly mode: SearchMode;
  /** R3.01: the size of the party; 0 when the search names none. */
  readonly players: number;
  readonly onFollow: () => void;
}

function classOf(tag: PlanTag['key'], guarantee: boolean) {
  if (tag === 'halfRound') return styles.half;
  return guarantee ? styles.guarantee : styles.tag;
}

function PlanTags({ plan, dated, mode }: Pick<PlanRowProps, 'plan' | 'dated' | 'mode'>) {
  const t = useTranslations('plan');
  const { shortDate } = useFormat();
  const day = dated ? parseIsoDate(plan.playDate) : undefined;
  return (
    <ul className={styles.tags}>
      {day !== undefined && <li className={styles.day}>{t('priceOf', { day: shortDate(day) })}</li>}
      {planTags(plan, mode).map(({ key, guarantee, groups = 0 }) => (
        <li key={key} className={classOf(key, guarantee)}>
          {t(`tag.${key}`, { groups })}
        </li>
      ))}
    </ul>
  );
}

/** One plan: its name, its tags, its total price and the booking link. */
export function PlanRow({ plan, href, dated, mode, players, onFollow }: PlanRowProps) {
  const t = useTranslations('plan');
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title} lang={plan.nameLanguage}>
          {plan.name}
        </p>
        <PlanTags plan={plan} dated={dated} mode={mode} />
        {players > 0 && plan.fees && <FeeBreakdown plan={plan} fees={plan.fees} />}
      </div>
      <Price plan={plan} players={players} />
      <a className={styles.book} href={href} onClick={onFollow}>
        {t('see')}
        <VisuallyHidden lang={plan.nameLanguage}>
          {t('seeWhich', { plan: plan.name })}
        </VisuallyHidden>
      </a>
    </li>
  );
}
