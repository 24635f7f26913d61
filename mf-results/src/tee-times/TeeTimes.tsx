import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { StartHour } from 'shared-contracts/gateway';
import styles from './TeeTimes.module.css';

interface TeeTimesProps {
  readonly hours: readonly StartHour[];
  /**
   * The number of searched days. With several, an hour counts as free when it is free on one of
   * them.
   */
  readonly days: number;
  /** The button beside the caption that shows the free tee times. */
  readonly children?: ReactNode;
}

/**
 * R3.21: the hours in which a round can start, one cell each. Screen readers read them as one
 * sentence.
 */
export function TeeTimes({ hours, days, children }: TeeTimesProps) {
  const t = useTranslations('teeTimes');
  const free = hours
    .filter(({ isFree }) => isFree)
    .map(({ hour }) => t('during', { hour }))
    .join(t('separator'));
  const label = free === '' ? t('none') : t(days > 1 ? 'freeOnSomeDay' : 'free', { hours: free });
  return (
    <div>
      <div className={styles.top}>
        <span className={styles.caption} aria-hidden="true">
          {t(days > 1 ? 'captionOnSomeDay' : 'caption')}
        </span>
        {children}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of cells; no image file shows it */}
      <div role="img" aria-label={label} className={styles.strip}>
        {hours.map(({ hour, isFree }) => (
          <span key={hour} className={isFree ? styles.free : styles.taken}>
            <span>{t('hour', { hour })}</span>
            <span className={styles.state}>{t(isFree ? 'freeMark' : 'takenMark')}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
