import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { CalendarWaiting } from '../calendar/CalendarWaiting.tsx';
import { calendarView } from '../calendar/calendarView.ts';
import { MapWaiting } from '../map/MapWaiting.tsx';
import { mapView } from '../map/mapView.ts';
import { Pager } from '../pager/Pager.tsx';
import { ResultList } from '../result-list/ResultList.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import { selectResults } from '../store.ts';

interface OfPage {
  readonly condition: SearchCondition;
  readonly items: readonly Course[];
}

function Pages({
  condition,
  pages,
}: {
  readonly condition: SearchCondition;
  readonly pages: number;
}) {
  const toHref = useResultHref();
  return (
    <Pager page={condition.page} pages={pages} toHref={(page) => toHref({ ...condition, page })} />
  );
}

function Calendar({ query, condition, items }: OfPage & { readonly query: string }) {
  const courseIds = useMemo(() => items.map(({ id }) => id), [items]);
  return (
    <calendarView.Late
      query={query}
      condition={condition}
      courseIds={courseIds}
      waiting={<CalendarWaiting />}
    />
  );
}

function HitsMap({
  condition,
  items,
  plans,
  pages,
}: OfPage & { readonly plans: readonly Plan[]; readonly pages: number }) {
  return (
    <mapView.Late condition={condition} items={items} plans={plans} waiting={<MapWaiting />}>
      <Pages condition={condition} pages={pages} />
    </mapView.Late>
  );
}

/**
 * R3.01: the courses of the page in the view of the address: a list, a calendar of prices, or a
 * list beside a map. `query` is that of the address, `searched` the key of its search.
 */
export function ResultView({
  query,
  condition: asked,
  searched,
}: {
  readonly query: string;
  readonly condition: SearchCondition;
  readonly searched: string;
}) {
  const { key, items, plans, condition: shown, pageCount } = useSelector(selectResults);
  const isFound = key === searched || shown === null;
  // courses on the screen keep the condition that found them until others arrive, so that no view
  // is loaded twice
  const condition = useMemo(
    () => (isFound ? asked : { ...shown, view: asked.view, compareWith: asked.compareWith }),
    [isFound, shown, asked],
  );
  if (asked.view === 'map' && items.length > 0)
    return <HitsMap condition={condition} items={items} plans={plans} pages={pageCount} />;
  return (
    <>
      {asked.view === 'calendar' && <Calendar query={query} condition={condition} items={items} />}
      {asked.view !== 'calendar' && items.length > 0 && <ResultList condition={asked} />}
      {items.length > 0 && <Pages condition={condition} pages={pageCount} />}
    </>
  );
}
