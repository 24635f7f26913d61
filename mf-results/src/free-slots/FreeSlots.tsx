import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { Course, StockDay } from 'shared-contracts/gateway';
import { continueStockLabel, type SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { selectStock } from '../store.ts';
import { DayForecast } from 'shared-ui/weather';
import { useWeather } from '../weather/useWeather.ts';
import { DayChips } from './DayChips.tsx';
import styles from './FreeSlots.module.css';
import { toStartHours } from './startHours.ts';
import { StartHour } from './StartHour.tsx';

export interface FreeSlotsProps {
  readonly id: string;
  readonly course: Course;
  readonly condition: SearchCondition;
  /** Called when the visitor follows a link of the panel. */
  readonly onFollow: () => void;
}

type TimesProps = Omit<FreeSlotsProps, 'id'> & {
  readonly days: readonly StockDay[];
  /** The chosen hour; null for all. */
  readonly hour: number | null;
};

/** The starts of one day, hour by hour, and the days to choose from. */
function Times({ course, condition, onFollow, days, hour }: TimesProps) {
  const t = useTranslations('freeSlots');
  const label = useLabel();
  const [wished, wish] = useState<string>();
  const { weatherOf } = useWeather([course.id], condition);
  const free = days.filter((each) => toStartHours(each, hour).length > 0);
  const day = free.find(({ playDate }) => playDate === wished) ?? free[0];
  if (day === undefined) return <p className={styles.line}>{t('none')}</p>;
  const wanted = condition.continueStock;
  const weather = weatherOf(course.id, day.playDate);
  return (
    <>
      {free.length > 1 && <DayChips days={free} chosen={day.playDate} onChoose={wish} />}
      {/* its line is there before its words, so that nothing moves */}
      <div className={styles.weather}>{weather && <DayForecast weather={weather} />}</div>
      <div className={styles.hours}>
        {toStartHours(day, hour).map((each) => (
          <StartHour
            key={each.hour}
            start={each}
            course={course}
            playDate={day.playDate}
            condition={condition}
            onFollow={onFollow}
          />
        ))}
      </div>
      <p className={styles.note}>
        {t('price')} {wanted > 0 && t('wanted', { groups: label(continueStockLabel(wanted)) })}
      </p>
    </>
  );
}

/**
 * R3.21, R5.10: the free starts of the searched days, each with its price and how many groups can start
 * one after the other. One press leads on with course, plan, day, time and party.
 */
export function FreeSlots({ id, course, ...rest }: FreeSlotsProps) {
  const t = useTranslations('freeSlots');
  const { status, items, hour } = useSelector(selectStock);
  const days = items.find(({ courseId }) => courseId === course.id)?.days ?? [];
  return (
    <section
      id={id}
      className={styles.slots}
      aria-label={t('name', { course: course.name })}
      aria-busy={status === 'loading'}
    >
      {status === 'loading' && <p className={styles.line}>{t('loading')}</p>}
      {status === 'failed' && <p className={styles.line}>{t('unknown')}</p>}
      {status === 'ready' && <Times {...rest} course={course} days={days} hour={hour} />}
    </section>
  );
}
