import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { Course } from 'shared-contracts/gateway';
import { continueStockLabel, TIME_ZONES, type SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { selectStock } from '../store.ts';
import styles from './FreeSlots.module.css';
import { SlotDay } from './SlotDay.tsx';
import { useZoneName } from './useZoneName.ts';

interface FreeSlotsProps {
  readonly id: string;
  readonly course: Course;
  readonly condition: SearchCondition;
}

/**
 * R3.21, R5.10: the number of free tee times in each hour of each searched day, and how many groups
 * can start one after the other.
 */
export function FreeSlots({ id, course, condition }: FreeSlotsProps) {
  const t = useTranslations('freeSlots');
  const zoneName = useZoneName();
  const label = useLabel();
  const { status, items } = useSelector(selectStock);
  const days = items.find(({ courseId }) => courseId === course.id)?.days ?? [];
  const wanted = condition.continueStock;
  return (
    <section
      id={id}
      className={styles.slots}
      aria-label={t('name', { course: course.name })}
      aria-busy={status === 'loading'}
    >
      {status === 'loading' && <p className={styles.line}>{t('loading')}</p>}
      {status === 'failed' && <p className={styles.line}>{t('unknown')}</p>}
      {status === 'ready' && (
        <>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <span className={styles.corner}>{t('day')}</span>
                  </th>
                  {TIME_ZONES.map(({ value, label: hours }) => (
                    <th key={value} scope="col" aria-label={label(hours)}>
                      <span aria-hidden="true">{zoneName(value)}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <SlotDay key={day.playDate} day={day} wanted={wanted} />
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.note}>
            {wanted > 0 ? t('wanted', { groups: label(continueStockLabel(wanted)) }) : t('note')}
          </p>
        </>
      )}
    </section>
  );
}
