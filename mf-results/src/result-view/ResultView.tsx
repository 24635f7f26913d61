import { memo, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { CalendarWaiting } from '../calendar/CalendarWaiting.tsx';
import { calendarView } from '../calendar/calendarView.ts';
import { MapWaiting } from '../map/MapState.tsx';
import { mapView } from '../map/mapView.ts';
import { Pager } from '../pager/Pager.tsx';
import { ResultList } from '../result-list/ResultList.tsx';
import { useResultHref } from '../results/resultHref.ts';
import { selectResults } from '../store.ts';

interface OfPage { readonly condition: SearchCondition; readonly items: readonly CourseItem[] }

const Pages = ({ condition, pages }: { readonly condition: SearchCondition; readonly pages: number }) => {
  const toHref = useResultHref();
  return <Pager page={condition.page} pages={pages} toHref={(page) => toHref({ ...condition, page })} />;
};

// remembered, so that what arrives later (coupons) does not disturb the server's HTML before the view's script is there
const Calendar = memo(({ condition, items }: OfPage) => {
  const courseIds = useMemo(() => items.map(({ c_id }) => c_id), [items]);
  return <calendarView.Late condition={condition} courseIds={courseIds} waiting={<CalendarWaiting />} />;
});
Calendar.displayName = 'Calendar';

const HitsMap = memo(({ condition, items, plans, pages }: OfPage & { readonly plans: readonly PlanItem[]; readonly pages: number }) => (
  <mapView.Late condition={condition} items={items} plans={plans} waiting={<MapWaiting />}><Pages condition={condition} pages={pages} /></mapView.Late>
));
HitsMap.displayName = 'HitsMap';

/** R3.01: the courses of the page as the address wants them: a list, a calendar of prices, a list beside a map. */
export const ResultView = ({ condition: asked }: { readonly condition: SearchCondition }) => {
  const { status, items, plans, condition: shown, pageCount } = useSelector(selectResults);
  // while other courses are under way, those on the screen keep the condition that found them
  const condition = useMemo(() => (status === 'loading' && shown ? { ...shown, view: asked.view } : asked), [status, shown, asked]);
  if (asked.view === 'map' && items.length > 0) return <HitsMap condition={condition} items={items} plans={plans} pages={pageCount} />;
  return (
    <>
      {asked.view === 'calendar' && <Calendar condition={condition} items={items} />}
      {asked.view !== 'calendar' && items.length > 0 && <ResultList condition={asked} />}
      {items.length > 0 && <Pages condition={condition} pages={pageCount} />}
    </>
  );
};
