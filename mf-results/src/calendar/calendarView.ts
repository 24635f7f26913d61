// the server's HTML needs these styles before the chunk arrives, so the widget's own sheet includes
// them
import './CheapestDays.module.css';
import './CourseGrid.module.css';
import './MonthGrid.module.css';
import './Months.module.css';
import './PriceCalendar.module.css';
import { lateView } from '../on-demand/lateView.tsx';

/** The price calendar in a chunk of its own, which only the calendar view loads. */
export const calendarView = lateView(
  () => import(/* webpackChunkName: "calendar" */ './calendarChunk.ts'),
);
