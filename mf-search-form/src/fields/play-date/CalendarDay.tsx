import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';

/**
 * Shows a day. One that cannot be chosen stays in the order of focus and says that it is disabled.
 */
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
