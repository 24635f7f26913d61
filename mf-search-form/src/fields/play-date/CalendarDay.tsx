import { useContext, useEffect, useRef, type ReactNode } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { toGrouped } from 'shared-contracts/format';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './Calendar.module.css';
import { fromCalendarDate } from './calendarDate.ts';
import { type DayPrices, DayPricesContext } from './dayPrices.ts';

/**
 * The number of a day for the eye, and below it the lowest price, whose room is there before the
 * price; screen readers read `name`.
 */
function PricedDay({
  date,
  name,
  prices,
  children,
}: {
  readonly date: Date;
  readonly name: string | undefined;
  readonly prices: NonNullable<DayPrices>;
  readonly children: ReactNode;
}) {
  const known = prices.get(fromCalendarDate(date));
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
      <span className={styles.price} data-rank={known?.rank} aria-hidden="true">
        {known && toGrouped(known.price)}
      </span>
    </>
  );
}

/**
 * Shows a day with its price. One that cannot be chosen stays in the order of focus and says that
 * it is disabled.
 */
export function CalendarDay({ modifiers, disabled, ...rest }: DayButtonProps) {
  const prices = useContext(DayPricesContext);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  const { day, 'aria-label': name, children, ...button } = rest;
  return (
    <button
      {...button}
      ref={ref}
      type="button"
      aria-label={prices ? undefined : name}
      aria-disabled={modifiers.disabled || disabled || undefined}
    >
      {prices ? (
        <PricedDay date={day.date} name={name} prices={prices}>
          {children}
        </PricedDay>
      ) : (
        children
      )}
    </button>
  );
}
