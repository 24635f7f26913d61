import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { calendarView } from '../calendar/calendarView.ts';
import { mapView } from '../map/mapView.ts';
import { toResultPage } from '../result-address/resultHref.ts';
import { searchCourses, type SearchOutcome } from '../results/searchCourses.ts';
import { searchKey } from '../results/searchKey.ts';
import type { SearchEnd } from '../results/resultsSlice.ts';
import type { FirstView } from '../first-view/firstView.ts';

/** What the server hands to the browser. */
export interface FirstPaint extends SearchEnd {
  readonly view?: FirstView;
}

/** Fetches the script of a view; `undefined` where the widget's own module is enough. */
export function loadViewChunk(view: SearchCondition['view']): Promise<unknown> | undefined {
  switch (view) {
    case 'calendar':
      return calendarView.load();
    case 'map':
      return mapView.load();
    default:
      return undefined;
  }
}

/** The call of the view that the address asks for. Where it fails the browser asks again and says what it finds. */
async function loadFirstView(
  props: WidgetProps,
  outcome: SearchOutcome,
  host: WidgetHost,
): Promise<FirstView | undefined> {
  const { condition } = outcome;
  if (outcome.kind !== 'found' || condition.view === 'list') return undefined;
  const page = toResultPage(props.page);
  const courseIds = outcome.reply.courses.map(({ id }) => id);
  try {
    return condition.view === 'calendar'
      ? await (await calendarView.load()).loadCalendar(host, { condition, page, courseIds })
      : await (await mapView.load()).loadMap(host, condition, page);
  } catch (error) {
    host.telemetry.error(error, { call: condition.view });
    return undefined;
  }
}

/** The search, and what its view shows besides. */
export async function loadFirstPaint(props: WidgetProps, host: WidgetHost): Promise<FirstPaint> {
  const outcome = await searchCourses(props, host);
  const view = await loadFirstView(props, outcome, host);
  return {
    key: searchKey(props.query, host.now()),
    query: props.query,
    outcome,
    ...(view && { view }),
  };
}
