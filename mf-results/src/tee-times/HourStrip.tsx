import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { Course } from 'shared-contracts/gateway';
import styles from './TeeTimes.module.css';

interface HourStripProps {
  readonly course: Course;
  /** The sentence that says which hours are free. */
  readonly label: string;
  /** Renders the control of a free hour around its text. */
  readonly toControl: (hour: number, text: ReactNode) => ReactNode;
}

/** The hours of a course, one cell each. */
export function HourStrip({ course, label, toControl }: HourStripProps) {
  const t = useTranslations('teeTimes');
  return (
    <div role="group" aria-label={label} className={styles.strip}>
      {course.startHours.map(({ hour, isFree }) => {
        const text = (
          <>
            <span>{t('hour', { hour })}</span>{' '}
            <span className={styles.state}>{t(isFree ? 'freeMark' : 'takenMark')}</span>
          </>
        );
        return isFree ? (
          toControl(
            hour,
            <>
              {text}
              <VisuallyHidden lang="ja">{t('of', { course: course.name })}</VisuallyHidden>
            </>,
          )
        ) : (
          <span key={hour} className={styles.taken} aria-hidden="true">
            {text}
          </span>
        );
      })}
    </div>
  );
}
