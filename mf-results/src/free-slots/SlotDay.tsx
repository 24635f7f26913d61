import { useTranslations } from 'use-intl';
import { parseIsoDate } from 'shared-contracts/format';
import { useFormat } from 'shared-ui/island';
import type { StockDay } from '../gateway/fetchCourseStock.ts';
import styles from './FreeSlots.module.css';
import { useZoneName } from './useZoneName.ts';

interface SlotDayProps {
  readonly day: StockDay;
  /** Groups that must be able to start one after the other; 0 any. */
  readonly wanted: number;
}

/** How an hour stands out: booked up, free, or free for as many groups in a row as are wanted (at least two). */
function classOf({ free, run }: Pick<StockDay['zones'][number], 'free' | 'run'>, wanted: number) {
  if (free === 0) return styles.taken;
  return run >= Math.max(2, wanted) ? styles.run : styles.free;
}

/** A day's line: free tee times of each hour, and the longest run that starts in it. */
export function SlotDay({ day: { play_date, zones }, wanted }: SlotDayProps) {
  const t = useTranslations('freeSlots');
  const zoneName = useZoneName();
  const { shortDate } = useFormat();
  const day = parseIsoDate(play_date);
  return (
    <tr>
      <th scope="row">{day === undefined ? play_date : shortDate(day)}</th>
      {zones.map(({ zone, free, run }) => (
        <td key={zone} className={classOf({ free, run }, wanted)}>
          <small className={styles.hour} aria-hidden="true">
            {zoneName(zone)}
          </small>
          {free === 0 ? (
            <span aria-label={t('none')}>−</span>
          ) : (
            <>
              <b>{t('free', { count: free })}</b>
              <span>{t(run >= 10 ? 'runOfTen' : 'run', { groups: run })}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
