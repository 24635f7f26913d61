import { kindOf } from 'shared-contracts/day-prices';
import { toDateParts, toGrouped, toIsoDate } from 'shared-contracts/format';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { SkyIcon, useForecastText } from 'shared-ui/weather';
import { sheetHref } from '../address/sheetAddress.ts';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import classes from './DayPrices.module.css';
import type { PricedDay } from './weeksOf.ts';

/** Returns everything that a cell shows, in words. */
function useDayText({ day, holiday, price }: PricedDay) {
  const t = useTranslations('prices');
  const { shortDate, yen } = useFormat();
  const label = useLabel();
  const forecast = useForecastText();
  const { weather } = useShownSheet();
  const sky = weather.find(({ date }) => date === toIsoDate(day));
  const text = [
    shortDate(day),
    ...(holiday === undefined ? [] : [label.given(holiday)]),
    price > 0 ? t('price', { price: yen(price) }) : t('soldOut'),
    ...(sky ? [forecast(sky)] : []),
  ].join(' ');
  return { text, sky };
}

/** A day with its price, which leads to the plans of the day, and its weather where it is known. */
export function DayCell({ of, rank }: { of: PricedDay; rank: string | undefined }) {
  const { asked } = useShownSheet();
  const { text, sky } = useDayText(of);
  const { day, price } = of;
  const { month, day: date } = toDateParts(day);
  const isShown = asked.day === day;
  const inside = (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={classes['date']} aria-hidden="true">
        {month}/{date}
      </span>
      {sky && <SkyIcon sky={sky.sky} className={classes['sky']} />}
      <span className={price > 0 ? classes['price'] : classes['none']} aria-hidden="true">
        {price > 0 ? toGrouped(price) : '−'}
      </span>
    </>
  );
  return (
    <td data-kind={kindOf(of)} data-rank={rank} data-shown={isShown || undefined}>
      {price > 0 ? (
        <a
          href={`${sheetHref({ ...asked, day })}#plans`}
          aria-current={isShown ? 'date' : undefined}
        >
          {inside}
        </a>
      ) : (
        <div>{inside}</div>
      )}
    </td>
  );
}
