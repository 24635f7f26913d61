import { useId } from 'react';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { freeSlots } from '../free-slots/freeSlots.ts';
import { SlotsWaiting } from '../free-slots/SlotsWaiting.tsx';
import { useFreeSlots } from '../free-slots/useFreeSlots.ts';
import { CourseTimes } from '../tee-times/CourseTimes.tsx';
import styles from './CourseCard.module.css';
import { CourseFacts } from './CourseFacts.tsx';
import { CoursePhoto } from './CoursePhoto.tsx';
import { PlanList } from './PlanList.tsx';

export interface CourseCardProps {
  readonly course: Course;
  readonly plans: readonly Plan[];
  readonly condition: SearchCondition;
  /** The position on the page, from 0. */
  readonly index: number;
  /** The discount in yen; undefined when no coupon is known. */
  readonly coupon: number | undefined;
  /** Called when the visitor follows a link of the card. */
  readonly onFollow: () => void;
}

/** One course of the result: its place, its free tee times and its plans. */
export function CourseCard({ course, plans, condition, index, coupon, onFollow }: CourseCardProps) {
  const name = useId();
  const panel = useId();
  const toBooking = useBookingHref(condition);
  const slots = useFreeSlots(course.id);
  return (
    <article aria-labelledby={name} className={styles.card} data-course={course.id}>
      <CoursePhoto course={course} index={index} coupon={coupon} />
      <div className={styles.head}>
        <h3 id={name} className={styles.name} lang="ja">
          <a
            href={toBooking({
              courseId: course.id,
              playDate: plans[0]?.playDate ?? '',
              from: 'course',
            })}
            onClick={onFollow}
          >
            {course.name}
          </a>
        </h3>
        <CourseFacts course={course} plans={plans} mode={condition.searchMode} />
        <CourseTimes course={course} days={condition.widthday} panel={panel} slots={slots} />
      </div>
      {slots.open && (
        <freeSlots.Late
          id={panel}
          course={course}
          condition={condition}
          onFollow={onFollow}
          waiting={<SlotsWaiting />}
        />
      )}
      <div className={styles.plans}>
        <PlanList course={course} plans={plans} condition={condition} onFollow={onFollow} />
      </div>
    </article>
  );
}
