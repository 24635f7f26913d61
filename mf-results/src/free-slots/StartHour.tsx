import { useTranslations } from 'shared-ui/messages';
import type { Course } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useBookingHref } from '../booking/useBookingHref.ts';
import styles from './FreeSlots.module.css';
import type { StartHourOf } from './startHours.ts';

interface StartHourProps {
  readonly start: StartHourOf;
  readonly course: Course;
  readonly playDate: string;
  readonly condition: SearchCondition;
  readonly onFollow: () => void;
}

/** Longer runs count as so many. */
const LONGEST_RUN = 10;

/** The free starts of an hour: how many there are, and a link for each. */
export function StartHour({
  start: { hour, free, run, starts },
  course,
  playDate,
  condition,
  onFollow,
}: StartHourProps) {
  const t = useTranslations('freeSlots');
  const { yen } = useFormat();
  const toBooking = useBookingHref(condition);
  const wanted = condition.continueStock;
  const groups = (of: number) => (of >= LONGEST_RUN ? t('runOfTen') : t('run', { groups: of }));
  return (
    <div className={styles.hour}>
      <h4 className={styles.heading}>
        {t('during', { hour })}
        <small>
          {t('free', { count: free })}
          {run > 1 && ` ${groups(run)}`}
        </small>
      </h4>
      {starts.length > 0 && (
        <ul className={styles.starts}>
          {starts.map(({ time, price, planId, planName, nameLanguage, run: own }) => (
            <li key={time}>
              <a
                className={wanted > 0 && own >= wanted ? styles.run : styles.start}
                href={toBooking({
                  courseId: course.id,
                  planId,
                  playDate,
                  startTime: time,
                  from: 'result_start',
                })}
                onClick={onFollow}
              >
                <b>{time}</b> <span>{yen(price)}</span>{' '}
                <small>{own > 1 ? groups(own) : t('left')}</small>
                <VisuallyHidden lang={nameLanguage}>{t('plan', { plan: planName })}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
