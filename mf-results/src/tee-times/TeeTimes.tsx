import { PlainHours } from '#plain-hours';
import { useTranslations } from 'shared-ui/messages';
import type { Course } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { FreeSlotsButton } from '../free-slots/FreeSlotsButton.tsx';
import type { useFreeSlots } from '../free-slots/useFreeSlots.ts';
import { HourStrip } from './HourStrip.tsx';
import styles from './TeeTimes.module.css';

interface TeeTimesProps {
  readonly course: Course;
  /** With several searched days, an hour counts as free when it is free on one of them. */
  readonly condition: SearchCondition;
  /** The id of the panel with the starts. */
  readonly panel: string;
  readonly slots: ReturnType<typeof useFreeSlots>;
}

/**
 * R3.21: the hours in which a round can start, one cell each; a free one shows its starts, or where no
 * script runs leads to booking. Beside them the button that shows all starts. Screen readers read the free
 * hours as one sentence, too.
 */
export function TeeTimes({
  course,
  condition,
  panel,
  slots: { open, hour: picked, show },
}: TeeTimesProps) {
  const t = useTranslations('teeTimes');
  const { name, startHours } = course;
  const isOfSomeDay = condition.widthday > 1;
  const free = startHours
    .filter(({ isFree }) => isFree)
    .map(({ hour }) => t('during', { hour }))
    .join(t('separator'));
  const label =
    free === '' ? t('none') : t(isOfSomeDay ? 'freeOnSomeDay' : 'free', { hours: free });
  return (
    <div className={styles.times}>
      <div className={styles.top}>
        <span className={styles.caption} aria-hidden="true">
          {t(isOfSomeDay ? 'captionOnSomeDay' : 'caption')}
        </span>
        <FreeSlotsButton
          course={name}
          panel={panel}
          open={open && picked === null}
          onToggle={() => show(null)}
        />
      </div>
      <HourStrip
        course={course}
        label={label}
        toControl={(hour, text) => (
          <button
            key={hour}
            type="button"
            className={styles.free}
            aria-expanded={picked === hour}
            onClick={() => show(hour)}
          >
            {text}
          </button>
        )}
      />
      <noscript>
        <PlainHours course={course} condition={condition} label={label} />
      </noscript>
    </div>
  );
}
