import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { rankDays } from 'shared-contracts/day-prices';
import { type DayNumber, toDateParts, toDayNumber } from 'shared-contracts/format';
import { type SearchCondition, submissionErrors } from 'shared-contracts/search';
import type { WidgetHost } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { useAskedCondition } from '../../condition/store.ts';
import { FormContext } from '../../field-parts/FormContext.ts';
import { fetchDayPrices, type PricedDay } from '../../gateway/fetchDayPrices.ts';
import type { DayPrice, DayPrices } from './dayPrices.ts';

function endOf(day: DayNumber): DayNumber {
  const { year, month } = toDateParts(day);
  return toDayNumber(year, month + 1, 1);
}

function ranked(days: readonly PricedDay[]): [DayNumber, DayPrice][] {
  const rank = rankDays(days);
  return days.flatMap((day): [DayNumber, DayPrice][] =>
    day.price ? [[day.day, { price: day.price, rank: rank(day) }]] : [],
  );
}

/**
 * Fetches the prices of one month after the other, so that a dialog that was closed asks for no
 * more.
 */
async function fetchEach(
  months: readonly DayNumber[],
  host: WidgetHost,
  condition: SearchCondition,
  signal: AbortSignal,
  onMonth: (first: DayNumber, days: readonly PricedDay[]) => void,
): Promise<void> {
  for (const first of months) {
    const length = endOf(first) - first;
    // oxlint-disable-next-line no-await-in-loop -- in turn, on purpose
    const days = await fetchDayPrices(host, condition, { first, length }, signal);
    if (signal.aborted) return;
    onMonth(first, days);
  }
}

/**
 * Gives the lowest price of the form's search on each day of the months that begin at these days
 * (`first` in the first), month after month as they arrive; undefined while the search lacks a
 * place, and in a form that searches no tee times by day. Without prices the calendar is as good as
 * before, so a failure is only reported.
 */
export function useDayPrices(months: readonly DayNumber[]): DayPrices {
  const host = useHost();
  const condition = useAskedCondition();
  const { submit } = useContext(FormContext);
  const [known, setKnown] = useState<ReadonlyMap<DayNumber, ReturnType<typeof ranked>>>(new Map());
  const isPriced = submit !== undefined && submissionErrors(condition, 'detail').length === 0;
  const start = useEffectEvent((signal: AbortSignal, onMonth: Parameters<typeof fetchEach>[4]) => {
    const missing = months.filter((month) => !known.has(month));
    return fetchEach(missing, host, condition, signal, onMonth);
  });
  const asked = isPriced ? months.join() : '';
  useEffect(() => {
    if (asked === '') return undefined;
    const leave = new AbortController();
    start(leave.signal, (first, days) =>
      setKnown((before) => new Map(before).set(first, ranked(days))),
    ).catch((error: unknown) => {
      if (!leave.signal.aborted) host.telemetry.error(error, { call: 'day-prices' });
    });
    return () => leave.abort();
  }, [asked, host]);
  return isPriced ? new Map([...known.values()].flat()) : undefined;
}
