import { useId, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import { parsePageQuery, parseSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { AD_PLACE } from './ad-place/adPlace.tsx';
import { Announcement } from './announcement/Announcement.tsx';
import { Comparison } from './compare/Comparison.tsx';
import { favouritesOf } from './favourites/favouriteAddress.ts';
import { favouritesDialog } from './favourites/favouritesDialog.ts';
import { WayToFavourites } from './favourites/WayToFavourites.tsx';
import { isFiltering } from './filters/filterAddress.ts';
import { FilterButton } from './filters/FilterButton.tsx';
import { FilterColumn } from './filters/FilterColumn.tsx';
import { filterSheet } from './filters/filtersView.ts';
import { useStockCall } from './free-slots/useFreeSlots.ts';
import { noResults } from './no-results/noResults.ts';
import { Ordering } from './ordering/Ordering.tsx';
import { HitCount } from './result-heading/HitCount.tsx';
import { ResultHeading } from './result-heading/ResultHeading.tsx';
import { SkeletonCards } from './result-list/SkeletonCards.tsx';
import { FirstViewContext } from './first-view/firstView.ts';
import type { FirstPaint } from './result-view/loadFirstPaint.ts';
import { ResultView } from './result-view/ResultView.tsx';
import styles from './Results.module.css';
import {
  CalendarMonthContext,
  ResultPageContext,
  toResultPage,
} from './result-address/resultHref.ts';
import { searchKey } from './results/searchKey.ts';
import { useKeptFocus } from './results/useKeptFocus.ts';
import { useResults } from './result-view/useResults.ts';
import { useScrollPlace } from './scroll-place/useScrollPlace.ts';
import { SearchFailed } from './search-failed/SearchFailed.tsx';
import { Narrowers, SearchAgain } from './search-failed/WaysOut.tsx';
import type { ResultsState } from './results/resultsSlice.ts';
import { selectResults } from './store.ts';
import { ViewSwitch } from './view-switch/ViewSwitch.tsx';

interface PartProps {
  readonly results: ResultsState;
  /** The condition that the address asks for. */
  readonly asked: SearchCondition;
}

/**
 * The part above the courses: their number, their order, the view, and the party that the prices
 * hold for.
 */
function ListHead({
  results: { status, items, searchCount },
  asked,
  shown,
}: PartProps & {
  /** The condition that found the courses on the screen. */
  readonly shown: SearchCondition;
}) {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <HitCount
          count={searchCount}
          page={shown.page}
          shown={items.length}
          searching={status === 'loading'}
        />
        <WayToFavourites condition={asked} />
        <FilterButton condition={asked} />
      </div>
      <div className={styles.choices}>
        <Ordering condition={asked} />
        <ViewSwitch condition={asked} />
      </div>
    </div>
  );
}

/**
 * The courses in the view that the address asks for, or what stands in their place while there are
 * none.
 */
function Courses({
  results,
  query,
  asked,
  searched,
}: PartProps & {
  /** The query of the address. */
  readonly query: string;
  /** The key of the search in the address (`searchKey`). */
  readonly searched: string;
}) {
  const { status, items, condition: shown, searchCount } = results;
  const hasList = shown !== null && items.length > 0;
  // a calendar without courses still leads to other days, and it stays while those are searched
  const hasCalendar =
    asked.view === 'calendar' && searchCount >= 0 && (status === 'ready' || status === 'loading');
  const isWaiting = !hasList && !hasCalendar && (status === 'idle' || status === 'loading');
  return (
    <>
      {hasList && <ListHead results={results} asked={asked} shown={shown} />}
      {isWaiting && <SkeletonCards />}
      {!hasList && (status === 'ready' || hasCalendar) && (
        <noResults.Late condition={asked} waiting={null} />
      )}
      {(hasList || hasCalendar) && (
        <ResultView query={query} condition={asked} searched={searched} />
      )}
      {/* a list has the place in its midst, and a search that is refused or fails has none */}
      {!(hasList && asked.view === 'list') &&
        (hasList || hasCalendar || status === 'ready') &&
        AD_PLACE}
    </>
  );
}

/**
 * Why the search has no result: the form has an error, or the search failed. Offers the next step
 * after a failure.
 */
function Failure({
  results: { status, failure },
  asked,
  onAgain,
}: PartProps & {
  /** Called when the visitor asks for the same search again. */
  readonly onAgain: () => void;
}) {
  const t = useTranslations('list');
  return (
    <>
      {status === 'rejected' && <p className={styles.rejected}>{t('rejected')}</p>}
      {failure && (
        <SearchFailed code={failure}>
          {failure === 'APIERROR' ? (
            <SearchAgain condition={asked} onAgain={onAgain} />
          ) : (
            <Narrowers condition={asked} />
          )}
        </SearchFailed>
      )}
    </>
  );
}

/**
 * Reads the search in the address: its condition, whether it has no error, and the key that tells one search
 * from another.
 */
function useAskedSearch(query: string) {
  const host = useHost();
  return useMemo(() => {
    const now = host.now();
    const { condition: asked, error } = parseSearchQuery(query, { now, form: 'result' });
    return { asked, isSearch: !error, searched: searchKey(query, now), now };
  }, [query, host]);
}

/**
 * The result of the search in the page's query: heading, number of courses, order, courses, pages,
 * or why there are none.
 */
export function Results({
  props,
  data,
}: {
  readonly props: WidgetProps;
  readonly data: FirstPaint | undefined;
}) {
  const { query } = props;
  const page = toResultPage(props.page);
  const id = useId();
  const isOpen = isFiltering(query);
  const favourites = favouritesOf(query);
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const search = useAskedSearch(query);
  const { asked, isSearch, searched } = search;
  useResults(props, search);
  useStockCall(asked, page);
  useScrollPlace(section);
  useKeptFocus(section, () => heading.current);
  // `useKeptFocus` needs this component to render whenever the results change
  const results = useSelector(selectResults);

  return (
    <ResultPageContext value={page}>
      <CalendarMonthContext value={parsePageQuery(query).calendarMonth}>
        <FirstViewContext value={data?.view}>
          <section ref={section} aria-labelledby={id} className={styles.results}>
            <ResultHeading id={id} ref={heading} condition={asked} />
            <Announcement />
            {/* a condition with an error finds nothing that could be counted */}
            <div className={isSearch ? styles.columns : styles.list}>
              {isSearch && <FilterColumn condition={asked} isOpen={isOpen} first={data?.facets} />}
              <div className={styles.list}>
                <Courses results={results} query={query} asked={asked} searched={searched} />
                <Failure results={results} asked={asked} onAgain={() => heading.current?.focus()} />
              </div>
            </div>
            {isOpen && isSearch && (
              <filterSheet.Late condition={asked} first={data?.facets} waiting={null} />
            )}
            {favourites && (
              <favouritesDialog.Late ids={favourites} condition={asked} waiting={null} />
            )}
            <Comparison query={query} condition={asked} />
          </section>
        </FirstViewContext>
      </CalendarMonthContext>
    </ResultPageContext>
  );
}
