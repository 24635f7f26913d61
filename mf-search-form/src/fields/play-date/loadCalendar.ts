import type { ComponentType } from 'react';
import type { CalendarProps } from './Calendar.tsx';

/** The calendar is a part of its own, asked for when somebody is about to need it. */
export function loadCalendar(): Promise<ComponentType<CalendarProps>> {
  return import(/* webpackChunkName: "calendar" */ './Calendar.tsx').then(
    (module) => module.Calendar,
  );
}
