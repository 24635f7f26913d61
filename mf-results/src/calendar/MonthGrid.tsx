import { useTranslations } from 'shared-ui/messages';
import { kindOf, rankDays } from 'shared-contracts/day-prices';
import { toPlayDay, type SearchCondition } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { type CalendarDay, toWeeks } from './calendarDays.ts';
import { DayCell } from './DayCell.tsx';
import styles from './MonthGrid.module.css';

interface MonthGridProps {
  readonly days: readonly CalendarDay[];
  readonly condition: SearchCondition;
}

/** The number of a Monday, with which the week begins. */
const MONDAY = 4;

function Outside() {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell of a day outside of the calendar is no control
  return <td className={styles.outside} />;
}

function Weekdays() {
  const { weekday } = useFormat();
  return (
    <thead>
      <tr>
        {Array.from({ length: 7 }, (_, ahead) => (
          <th key={ahead} scope="col" data-kind={kindOf({ day: MONDAY + ahead })}>
            {weekday(MONDAY + ahead)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Explains the colours and lists the holidays. */
function Legend({ days }: Pick<MonthGridProps, 'days'>) {
  const t = useTranslations('calendar');
  const { shortDate } = useFormat();
  const label = useLabel();
  const holidays = days.filter(({ holiday }) => holiday !== undefined);
  return (
    <div className={styles.legend}>
      <p>
        <span className={styles.cheapSign} aria-hidden="true" />
        {t('cheap')}
      </p>
      <p>
        <span className={styles.shownSign} aria-hidden="true" />
        {t('chosen')}
      </p>
      {holidays.length > 0 && (
        <ul aria-label={t('holidays')}>
          {holidays.map(({ day, holiday }) => (
            <li key={day}>
              {shortDate(day)} {label.given(holiday ?? '')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The days in weeks, as on a wall calendar. Each day links to its search. */
export function MonthGrid({ days, condition }: MonthGridProps) {
  const t = useTranslations('calendar');
  const rank = rankDays(days);
  const from = toPlayDay(condition.playDate);
  const to = toPlayDay(condition.playDate) + condition.widthday;
  return (
    <div>
      {days.every(({ price }) => price === undefined) && (
        <p className={styles.empty}>{t('empty')}</p>
      )}
      <table className={styles.month}>
        <caption>
          <VisuallyHidden>{t('table')}</VisuallyHidden>
        </caption>
        <Weekdays />
        <tbody>
          {toWeeks(days).map((week, index) => (
            <tr key={week.find((day) => day)?.day ?? index}>
              {week.map((day, at) =>
                day === null ? (
                  <Outside key={`none-${at}`} />
                ) : (
                  <DayCell
                    key={day.day}
                    day={day}
                    rank={rank(day)}
                    condition={condition}
                    isFirst={day === days[0]}
                    isShown={day.day >= from && day.day < to}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend days={days} />
    </div>
  );
}
