import type { Course } from 'shared-contracts/gateway';
import { toPlayDateRange, type SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../../booking/useBookingHref.ts';
import { HourStrip } from '../HourStrip.tsx';
import styles from '../TeeTimes.module.css';

interface PlainHoursProps {
  readonly course: Course;
  readonly condition: SearchCondition;
  readonly label: string;
}

/**
 * The hours of a course where no script runs: a free one is a link to booking with its hour, and with the
 * day if only one was searched. Of several days it is not known which has the hour.
 */
export function PlainHours({ course, condition, label }: PlainHoursProps) {
  const toBooking = useBookingHref(condition);
  const day = condition.widthday > 1 ? {} : { playDate: toPlayDateRange(condition) };
  const toHour = (startHour: number) =>
    toBooking({ courseId: course.id, ...day, startHour, from: 'result_start' });
  return (
    <HourStrip
      course={course}
      label={label}
      toControl={(hour, text) => (
        <a key={hour} className={styles.free} href={toHour(hour)}>
          {text}
        </a>
      )}
    />
  );
}
