import { lateView } from '../on-demand/lateView.tsx';

/** The price calendar in a chunk of its own, which only the calendar view loads. */
export const calendarView = lateView(
  () => import(/* webpackChunkName: "calendar" */ './calendarChunk.ts'),
);
