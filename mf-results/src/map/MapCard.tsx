import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { CourseFacts } from '../course-card/CourseFacts.tsx';
import { Price } from '../plan-row/Price.tsx';
import styles from './MapList.module.css';

interface MapCardProps {
  readonly item: CourseItem;
  readonly plans: readonly PlanItem[];
  readonly condition: SearchCondition;
  readonly isActive: boolean;
  readonly onLook: (courseId: number | undefined) => void;
}

/** A course beside the map: short, with its cheapest plan. While it is looked at, its pin is too. */
export function MapCard({ item, plans: [plan], condition, isActive, onLook }: MapCardProps) {
  const t = useTranslations('plan');
  const id = useId();
  const toBooking = useBookingHref(condition);
  const look = () => onLook(item.c_id);
  const away = () => onLook(undefined);
  return (
    // looking at a card shows its pin; whoever cannot point loses nothing by it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      aria-labelledby={id}
      className={styles.card}
      data-active={isActive || undefined}
      data-course={item.c_id}
      onPointerEnter={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
    >
      <h3 id={id} className={styles.name} lang="ja">
        <a
          href={toBooking({ courseId: item.c_id, playDate: plan?.play_date ?? '', from: 'course' })}
        >
          {item.c_name}
        </a>
      </h3>
      <CourseFacts item={item} plans={[]} mode={condition.searchMode} />
      {plan && (
        <div className={styles.plan}>
          <Price plan={plan} players={condition.players} />
          <a
            className={styles.book}
            href={toBooking({
              courseId: item.c_id,
              planId: plan.plan_id,
              playDate: plan.play_date,
              from: 'plan',
            })}
          >
            {t('see')}
            <VisuallyHidden>{t('seeWhich', { plan: plan.plan_name })}</VisuallyHidden>
          </a>
        </div>
      )}
    </article>
  );
}
