import type { ComponentType } from 'react';
import type { CalendarProps } from './Calendar.tsx';

/** Fetches the calendar, a chunk of its own. Rejects when the chunk does not load. */
export function loadCalendar(): Promise<ComponentType<CalendarProps>> {
  return import(/* webpackChunkName: "calendar" */ './Calendar.tsx').then(
    (module) => module.Calendar,
  );
}
