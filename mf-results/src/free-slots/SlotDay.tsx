import { useTranslations } from 'shared-ui/messages';
import { parseIsoDate } from 'shared-contracts/format';
import type { StockDay } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import styles from './FreeSlots.module.css';
import { useZoneName } from './useZoneName.ts';

interface SlotDayProps {
  readonly day: StockDay;
  /** The number of groups that must start one after the other; 0 for any number. */
  readonly wanted: number;
}

/**
 * Returns the style of an hour: booked up, free, or free for as many groups in a row as wanted (at
 * least two).
 */
function classOf({ free, run }: Pick<StockDay['zones'][number], 'free' | 'run'>, wanted: number) {
  if (free === 0) return styles.taken;
  return run >= Math.max(2, wanted) ? styles.run : styles.free;
}

/** The row of a day: the free tee times of each hour, and the longest run that starts in it. */
export function SlotDay({ day: { playDate, zones }, wanted }: SlotDayProps) {
  const t = useTranslations('freeSlots');
  const zoneName = useZoneName();
  const { shortDate } = useFormat();
  const day = parseIsoDate(playDate);
  return (
    <tr>
      <th scope="row">{day === undefined ? playDate : shortDate(day)}</th>
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
