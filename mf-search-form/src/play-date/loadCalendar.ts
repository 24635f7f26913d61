import type { ComponentType } from 'react';
import type { CalendarProps } from './Calendar.tsx';

/** The calendar is a part of its own, asked for when somebody is about to need it. */
export const loadCalendar = (): Promise<ComponentType<CalendarProps>> =>
  import(/* webpackChunkName: "calendar" */ './Calendar.tsx').then((module) => module.Calendar);
