import { useId } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { kindOf, rankDays } from 'shared-contracts/day-prices';
import { toDateParts, toIsoDate } from 'shared-contracts/format';
import type { CoursePrices } from 'shared-contracts/gateway';
import { toPlayDate, type SearchCondition } from 'shared-contracts/search';
import { useFormat } from 'shared-ui/island';
import { CourseTitle } from 'shared-ui/proper-names';
import { useWeather, type WeatherOf } from '../weather/useWeather.ts';
import styles from './CourseGrid.module.css';
import { type CalendarDay } from './calendarDays.ts';
import { PriceOfDay } from './PriceOfDay.tsx';

interface CourseGridProps {
  readonly days: readonly CalendarDay[];
  readonly courses: readonly CoursePrices[];
  readonly condition: SearchCondition;
}

/** The row of the days above the prices. */
function DayHeads({ days }: Pick<CourseGridProps, 'days'>) {
  const t = useTranslations('calendar');
  const { weekday } = useFormat();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {t('course')}
        </th>
        {days.map(({ day, holiday }) => {
          const { month, day: date } = toDateParts(day);
          return (
            <th key={day} scope="col" data-kind={kindOf({ day, holiday })}>
              {month}/{date}
              <span>{weekday(day)}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function CourseRow({
  of: { id, name, prices },
  days,
  condition,
  weatherOf,
}: Omit<CourseGridProps, 'courses'> & {
  readonly of: CoursePrices;
  readonly weatherOf: WeatherOf;
}) {
  const priced = days.map(({ day, holiday }, at) => ({ day, holiday, price: prices[at] ?? 0 }));
  const rank = rankDays(priced);
  return (
    <tr>
      <th scope="row" className={styles.course} lang="ja">
        <CourseTitle name={name} />
      </th>
      {priced.map((each) => {
        const { day, price } = each;
        return (
          <td key={day} data-rank={price > 0 ? rank(each) : undefined}>
            <PriceOfDay
              day={day}
              course={name}
              price={price}
              weather={weatherOf(id, toIsoDate(day))}
              condition={condition}
            />
          </td>
        );
      })}
    </tr>
  );
}

/** The prices of the page's courses by day. Each price links to that course on that day. */
export function CourseGrid({ days, courses, condition }: CourseGridProps) {
  const t = useTranslations('calendar');
  const { weatherOf } = useWeather(
    courses.map((course) => course.id),
    { playDate: toPlayDate(days[0]?.day ?? 0), widthday: days.length },
  );
  const id = useId();
  const after = useId();
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {t('grid')}
      </h3>
      <p className={styles.lead}>{t('gridLead', { count: courses.length })}</p>
      <a className={styles.skip} href={`#${after}`}>
        {t('skip')}
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need to reach a region that scrolls */}
      <div className={styles.scroller} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.grid}>
          <DayHeads days={days} />
          <tbody>
            {courses.map((course) => (
              <CourseRow
                key={course.id}
                of={course}
                days={days}
                condition={condition}
                weatherOf={weatherOf}
              />
            ))}
          </tbody>
        </table>
      </div>
      <span id={after} tabIndex={-1} />
    </div>
  );
}
