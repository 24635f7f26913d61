import { useMemo, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { toIsoDate, type DayNumber } from 'shared-contracts/format';
import { useFormat, useHost, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './Calendar.module.css';
import { fromCalendarDate, toCalendarDate } from './calendarDate.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { type DayPrices, DayPricesContext } from './dayPrices.ts';
import { useDayPrices } from './useDayPrices.ts';
import type { Holidays } from '../../gateway/fetchHolidays.ts';
import { HolidaysContext } from './holidays.ts';
import { monthsBetween } from './playMonths.ts';

/** What the calendar shows: the chosen days are `days` days from `start` on. */
export interface CalendarProps {
  /** The first day that can be chosen; `last` is the last one. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly start: DayNumber;
  readonly days: number;
  /** Another number makes the calendar show the month of `start`. */
  readonly jump: number;
  readonly holidays: Holidays;
  /** How many months stand on the screen at once. */
  readonly months: number;
  readonly onPick: (day: DayNumber) => void;
}

const COMPONENTS = { DayButton: CalendarDay, Month: CalendarMonth };

const CLASS_NAMES = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.step ?? '',
  button_next: styles.step ?? '',
  chevron: styles.chevron ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.button ?? '',
};

const MARKS = {
  saturday: styles.saturday ?? '',
  sunday: styles.sunday ?? '',
  holiday: styles.holiday ?? '',
  band: styles.band ?? '',
  bandStart: styles.bandStart ?? '',
  bandEnd: styles.bandEnd ?? '',
  today: styles.today ?? '',
};

/** Gives the texts of the calendar in the language of the page. */
function useCalendarTexts(holidays: Holidays, prices: DayPrices) {
  const t = useTranslations('playDate');
  const format = useFormat();
  const label = useLabel();
  const monthName = (month: Date) => format.month(month.getFullYear(), month.getMonth() + 1);
  const weekdayName = (date: Date) => format.weekday(fromCalendarDate(date));
  const dayName = (date: Date) => {
    const day = fromCalendarDate(date);
    const holiday = holidays[toIsoDate(day)];
    const name = t('dayName', { date: format.plainDate(day), weekday: format.weekday(day) });
    const called = holiday ? t('holidayName', { date: name, holiday: label.given(holiday) }) : name;
    const price = prices?.get(day)?.price;
    return price ? t('pricedDay', { day: called, price: format.yen(price) }) : called;
  };
  return {
    formatters: { formatCaption: monthName, formatWeekdayName: weekdayName },
    labels: {
      labelNav: () => t('monthSteps'),
      labelPrevious: () => t('previousMonth'),
      labelNext: () => t('nextMonth'),
      labelGrid: monthName,
      labelWeekday: (date: Date) => t('weekday', { weekday: weekdayName(date) }),
      labelDayButton: dayName,
    },
  };
}

/** Says which days are marked: by their kind, and as a part of the chosen days. */
function modifiersOf({
  start,
  days,
  last,
  holidays,
}: Pick<CalendarProps, 'start' | 'days' | 'last' | 'holidays'>) {
  const isHoliday = (date: Date) => toIsoDate(fromCalendarDate(date)) in holidays;
  const end = Math.min(start + days - 1, last);
  const isInBand = (date: Date) => start <= fromCalendarDate(date) && fromCalendarDate(date) <= end;
  return {
    saturday: { dayOfWeek: [6] },
    sunday: { dayOfWeek: [0] },
    holiday: isHoliday,
    band: isInBand,
    bandStart: toCalendarDate(start),
    bandEnd: toCalendarDate(end),
  };
}

/** Gives the first month on the screen, and a function that turns to another. */
function useShownMonth(start: DayNumber, jump: number) {
  const [shown, show] = useState({ jump, month: toCalendarDate(start) });
  if (shown.jump !== jump) show({ jump, month: toCalendarDate(start) });
  return [shown.month, (month: Date) => show({ jump, month })] as const;
}

/** Gives the first days, from `first` on, of the months on the screen. */
function monthsOnScreen(
  month: Date,
  { first, last, months }: Pick<CalendarProps, 'first' | 'last' | 'months'>,
): DayNumber[] {
  const all = monthsBetween(first, last);
  const at = all.findLastIndex((start) => start <= fromCalendarDate(month));
  const from = Math.max(0, Math.min(at, all.length - months));
  return all.slice(from, from + months).map((start) => Math.max(start, first));
}

/**
 * Shows the months that can be searched, with the lowest price of each day. R9.02: weeks start on
 * Monday. Loaded with the dialog.
 */
export function Calendar({
  first,
  last,
  start,
  days,
  jump,
  holidays,
  months,
  onPick,
}: CalendarProps) {
  const { locale } = useHost();
  const [month, turnTo] = useShownMonth(start, jump);
  const prices = useDayPrices(monthsOnScreen(month, { first, last, months }));
  const { formatters, labels } = useCalendarTexts(holidays, prices);
  const named = useMemo(() => ({ first: toIsoDate(first), holidays }), [first, holidays]);
  return (
    <HolidaysContext value={named}>
      <DayPricesContext value={prices}>
        <DayPicker
          lang={locale}
          mode="single"
          required
          selected={toCalendarDate(start)}
          onSelect={(date) => onPick(fromCalendarDate(date))}
          month={month}
          onMonthChange={turnTo}
          startMonth={toCalendarDate(first)}
          endMonth={toCalendarDate(last)}
          today={toCalendarDate(first)}
          numberOfMonths={months}
          hideNavigation={months > 2}
          weekStartsOn={1}
          disabled={[{ before: toCalendarDate(first) }, { after: toCalendarDate(last) }]}
          modifiers={modifiersOf({ start, days, last, holidays })}
          modifiersClassNames={MARKS}
          classNames={CLASS_NAMES}
          components={COMPONENTS}
          formatters={formatters}
          labels={labels}
        />
      </DayPricesContext>
    </HolidaysContext>
  );
}
