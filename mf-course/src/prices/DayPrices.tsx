import { rankDays } from 'shared-contracts/day-prices';
import { toDayNumber } from 'shared-contracts/format';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import { DayCell } from './DayCell.tsx';
import classes from './DayPrices.module.css';
import { WEEK, weeksOf } from './weeksOf.ts';

/** Any Monday. */
const MONDAY = toDayNumber(2026, 11, 2);
const WEEKDAYS = Array.from({ length: WEEK }, (_, at) => MONDAY + at);

/** The lowest price of each shown day, with its weather. Each price leads to the plans of its day. */
export function DayPrices() {
  const t = useTranslations('prices');
  const { weekday } = useFormat();
  const { sheet, asked } = useShownSheet();
  const weeks = weeksOf(sheet.days);
  const title = t('title', { days: sheet.days.length });
  const rank = rankDays(weeks.flat().flatMap((day) => day ?? []));
  return (
    <Section
      id="prices"
      title={title}
      note={asked.players > 0 ? t('noteOf', { players: asked.players }) : t('note')}
    >
      <table className={classes['days']} aria-label={title}>
        <thead>
          <tr>
            {WEEKDAYS.map((day, at) => (
              <th key={day} scope="col" data-kind={{ 5: 'sat', 6: 'hol' }[at]}>
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== undefined)?.day}>
              {week.map((day, at) =>
                day ? (
                  <DayCell key={day.day} of={day} rank={day.price > 0 ? rank(day) : undefined} />
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day, nothing to say
                  <td key={WEEKDAYS[at]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
