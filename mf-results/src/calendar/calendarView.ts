// the server's HTML needs the style before the script is there: a few lines, so they come with the widget's own sheet
import './CourseGrid.module.css';
import './MonthGrid.module.css';
import './PriceCalendar.module.css';
import { lateView } from '../on-demand/lateView.tsx';

/** The price calendar, loaded by those who look at it. */
export const calendarView = lateView(
  () => import(/* webpackChunkName: "calendar" */ './calendarChunk.ts'),
);
