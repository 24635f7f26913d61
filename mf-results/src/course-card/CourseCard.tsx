import { useId } from 'react';
import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { FreeSlots } from '../free-slots/FreeSlots.tsx';
import { FreeSlotsButton } from '../free-slots/FreeSlotsButton.tsx';
import { useFreeSlots } from '../free-slots/useFreeSlots.ts';
import { TeeTimes } from '../tee-times/TeeTimes.tsx';
import styles from './CourseCard.module.css';
import { CourseFacts } from './CourseFacts.tsx';
import { CoursePhoto } from './CoursePhoto.tsx';
import { PlanList } from './PlanList.tsx';

export interface CourseCardProps {
  readonly item: CourseItem;
  readonly plans: readonly PlanItem[];
  readonly condition: SearchCondition;
  /** Place on the page, from 0. */
  readonly index: number;
  /** Yen; undefined while none is known. */
  readonly coupon: number | undefined;
  /** One of the card's links was followed. */
  readonly onFollow: () => void;
}

/** One course of the result: where it is, when it is free, and what it costs. */
export function CourseCard({ item, plans, condition, index, coupon, onFollow }: CourseCardProps) {
  const name = useId();
  const slots = useId();
  const toBooking = useBookingHref(condition);
  const { open, toggle } = useFreeSlots(item.c_id);
  return (
    <article aria-labelledby={name} className={styles.card} data-course={item.c_id}>
      <CoursePhoto item={item} index={index} coupon={coupon} />
      <div className={styles.head}>
        <h3 id={name} className={styles.name} lang="ja">
          <a
            href={toBooking({
              courseId: item.c_id,
              playDate: plans[0]?.play_date ?? '',
              from: 'course',
            })}
            onClick={onFollow}
          >
            {item.c_name}
          </a>
        </h3>
        <CourseFacts item={item} plans={plans} mode={condition.searchMode} />
        <TeeTimes zones={item.time_zone_detail} days={condition.widthday}>
          <FreeSlotsButton course={item.c_name} panel={slots} open={open} onToggle={toggle} />
        </TeeTimes>
      </div>
      {open && <FreeSlots id={slots} item={item} condition={condition} />}
      <div className={styles.plans}>
        <PlanList item={item} plans={plans} condition={condition} onFollow={onFollow} />
      </div>
    </article>
  );
}
