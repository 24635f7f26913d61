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

/** Adds the hour in which the round starts; the start itself is chosen on the booking site. */
function withHour(href: string, hour: number): string {
  const url = new URL(href);
  url.searchParams.set('start_hour', String(hour));
  return url.href;
}

/**
 * The hours of a course where no script runs: a free one is a link to booking with its hour, and with the
 * day if only one was searched. Of several days it is not known which has the hour.
 */
export function PlainHours({ course, condition, label }: PlainHoursProps) {
  const toBooking = useBookingHref(condition);
  const day = condition.widthday > 1 ? {} : { playDate: toPlayDateRange(condition) };
  const href = toBooking({ courseId: course.id, ...day, from: 'start' });
  return (
    <HourStrip
      course={course}
      label={label}
      toControl={(hour, text) => (
        <a key={hour} className={styles.free} href={withHour(href, hour)}>
          {text}
        </a>
      )}
    />
  );
}
