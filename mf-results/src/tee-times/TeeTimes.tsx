import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { StartHour } from 'shared-contracts/gateway';
import styles from './TeeTimes.module.css';

interface TeeTimesProps {
  readonly course: string;
  readonly hours: readonly StartHour[];
  /**
   * The number of searched days. With several, an hour counts as free when it is free on one of
   * them.
   */
  readonly days: number;
  /** The hour whose starts are shown; null for none, or for all. */
  readonly picked: number | null;
  /** Shows the starts of an hour, or hides them. */
  readonly onPick: (hour: number) => void;
  /** The button beside the caption that shows all starts. */
  readonly children?: ReactNode;
}

/**
 * R3.21: the hours in which a round can start, one cell each; a free one shows its starts. Screen readers
 * read the free ones as one sentence, too.
 */
export function TeeTimes({ course, hours, days, picked, onPick, children }: TeeTimesProps) {
  const t = useTranslations('teeTimes');
  const free = hours
    .filter(({ isFree }) => isFree)
    .map(({ hour }) => t('during', { hour }))
    .join(t('separator'));
  const label = free === '' ? t('none') : t(days > 1 ? 'freeOnSomeDay' : 'free', { hours: free });
  return (
    <div className={styles.times}>
      <div className={styles.top}>
        <span className={styles.caption} aria-hidden="true">
          {t(days > 1 ? 'captionOnSomeDay' : 'caption')}
        </span>
        {children}
      </div>
      <div role="group" aria-label={label} className={styles.strip}>
        {hours.map(({ hour, isFree }) =>
          isFree ? (
            <button
              key={hour}
              type="button"
              className={styles.free}
              aria-expanded={picked === hour}
              onClick={() => onPick(hour)}
            >
              <span>{t('hour', { hour })}</span>{' '}
              <span className={styles.state}>{t('freeMark')}</span>
              <VisuallyHidden>
                <span lang="ja">{t('of', { course })}</span>
              </VisuallyHidden>
            </button>
          ) : (
            <span key={hour} className={styles.taken} aria-hidden="true">
              <span>{t('hour', { hour })}</span>
              <span className={styles.state}>{t('takenMark')}</span>
            </span>
          ),
        )}
      </div>
    </div>
  );
}
