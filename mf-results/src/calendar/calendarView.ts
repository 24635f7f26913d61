import { withTexts } from 'shared-ui/messages';
import { lateView } from '../on-demand/lateView.tsx';

/** The price calendar in a chunk of its own, which only the calendar view loads. */
export const calendarView = lateView(() =>
  withTexts(import(/* webpackChunkName: "calendar" */ './calendarChunk.ts')),
);
