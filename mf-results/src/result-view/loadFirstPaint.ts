import type { SearchCondition } from 'shared-contracts/search';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { calendarView } from '../calendar/calendarView.ts';
import { favouritesOf } from '../favourites/favouriteAddress.ts';
import { favouritesDialog } from '../favourites/favouritesDialog.ts';
import { isFiltering } from '../filters/filterAddress.ts';
import { areInDocument, filterSheet, filtersView, wantFilters } from '../filters/filtersView.ts';
import type { FirstFacets } from '../filters/loadFirstFacets.ts';
import { compareDialog, compareTray, isComparing } from '../compare/compareDialog.ts';
import { mapView } from '../map/mapView.ts';
import { noResults } from '../no-results/noResults.ts';
import { hasCourses } from '../results/hasCourses.ts';
import { toResultPage } from '../result-address/resultHref.ts';
import { searchCourses, type SearchOutcome } from '../results/searchCourses.ts';
import { searchKey } from '../results/searchKey.ts';
import type { SearchEnd } from '../results/resultsSlice.ts';
import type { FirstView } from '../first-view/firstView.ts';

/** The data that the server hands to the browser. */
export interface FirstPaint extends SearchEnd {
  readonly view?: FirstView;
  readonly facets?: FirstFacets;
}

/** Loads the chunk of a view; returns undefined for the list, which has none. */
function loadViewChunk(view: SearchCondition['view']): Promise<unknown> | undefined {
  switch (view) {
    case 'calendar':
      return calendarView.load();
    case 'map':
      return mapView.load();
    default:
      return undefined;
  }
}

/**
 * Loads the chunks of what the first paint shows: the view, the open comparison or list, and what is offered
 * when nothing was found. Returns undefined for the list alone, which has none.
 */
export function loadChunks(query: string, outcome: SearchOutcome): Promise<unknown> | undefined {
  const { condition } = outcome;
  const isEmpty = outcome.kind === 'found' && !hasCourses(outcome.reply, condition.page);
  const chunks = [
    loadViewChunk(condition.view),
    condition.compareWith.length > 0 ? compareTray.load() : undefined,
    isComparing(query, condition) ? compareDialog.load() : undefined,
    isFiltering(query) ? filterSheet.load() : undefined,
    favouritesOf(query) ? favouritesDialog.load() : undefined,
    isEmpty ? noResults.load() : undefined,
  ].filter((chunk) => chunk !== undefined);
  return chunks.length > 0 ? Promise.all(chunks) : undefined;
}

/**
 * Makes the calls of the open comparison or list, or of the view in the address. Returns undefined for the
 * list and after a failure; the browser then asks again.
 */
async function loadFirstView(
  props: WidgetProps,
  outcome: SearchOutcome,
  host: WidgetHost,
): Promise<FirstView | undefined> {
  const { condition } = outcome;
  const isCompared = isComparing(props.query, condition);
  const ids = favouritesOf(props.query);
  if (outcome.kind !== 'found' || (condition.view === 'list' && !isCompared && !ids))
    return undefined;
  const page = toResultPage(props.page);
  const courseIds = outcome.reply.courses.map(({ id }) => id);
  try {
    if (ids)
      return await (await favouritesDialog.load()).loadFavourites(host, condition, page, ids);
    if (isCompared) return await (await compareDialog.load()).loadComparison(host, condition, page);
    return condition.view === 'calendar'
      ? await (
          await calendarView.load()
        ).loadCalendar(host, props.query, { condition, page, courseIds })
      : await (await mapView.load()).loadMap(host, condition, page);
  } catch (error) {
    host.telemetry.error(error, { call: condition.view });
    return undefined;
  }
}

/** Loads the counts of the filters, and the chunk that shows them, where the document has them. */
async function loadFilters(props: WidgetProps, host: WidgetHost): Promise<FirstFacets | undefined> {
  if (!areInDocument(host, isFiltering(props.query))) return undefined;
  wantFilters();
  return (await filtersView.load()).loadFirstFacets(props, host);
}

/**
 * Loads the search, the filters and the data of its view on the server. Never rejects because of a failed
 * call.
 */
export async function loadFirstPaint(props: WidgetProps, host: WidgetHost): Promise<FirstPaint> {
  const filters = loadFilters(props, host);
  const outcome = await searchCourses(props, host);
  const [facets, view] = await Promise.all([
    filters,
    loadFirstView(props, outcome, host),
    loadChunks(props.query, outcome),
  ]);
  return {
    key: searchKey(props.query, host.now()),
    query: props.query,
    outcome,
    ...(view && { view }),
    ...(facets && { facets }),
  };
}
