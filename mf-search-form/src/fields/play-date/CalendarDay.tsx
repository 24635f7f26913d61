import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

/** A day that cannot be chosen keeps its place in the order of focus and says why it does not answer. */
export function CalendarDay({ modifiers, disabled, ...rest }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  const { day: _day, ...button } = rest;
  return (
    <button
      {...button}
      ref={ref}
      type="button"
      aria-disabled={modifiers.disabled || disabled || undefined}
    />
  );
}
