import { useId, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useTranslations } from 'use-intl';
import { parseSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { Announcement } from './announcement/Announcement.tsx';
import { CompareDialog } from './compare/CompareDialog.tsx';
import { CompareTray } from './compare/CompareTray.tsx';
import { useStockCall } from './free-slots/useFreeSlots.ts';
import { NoResults } from './no-results/NoResults.tsx';
import { Ordering } from './ordering/Ordering.tsx';
import { PartyChooser } from './party/PartyChooser.tsx';
import { HitCount } from './result-heading/HitCount.tsx';
import { ResultHeading } from './result-heading/ResultHeading.tsx';
import { SkeletonCards } from './result-list/SkeletonCards.tsx';
import { FirstViewContext } from './first-view/firstView.ts';
import type { FirstPaint } from './result-view/loadFirstPaint.ts';
import { ResultView } from './result-view/ResultView.tsx';
import styles from './Results.module.css';
import { ResultPageContext, toResultPage } from './result-address/resultHref.ts';
import { searchKey } from './results/searchKey.ts';
import { useKeptFocus } from './results/useKeptFocus.ts';
import { useResults } from './result-view/useResults.ts';
import { useScrollPlace } from './scroll-place/useScrollPlace.ts';
import { SearchFailed } from './search-failed/SearchFailed.tsx';
import { Narrowers, SearchAgain } from './search-failed/WaysOut.tsx';
import { selectResults } from './store.ts';
import { ViewSwitch } from './view-switch/ViewSwitch.tsx';

/** What stands above the courses: how many there are, their order, and the party that the prices are for. */
function ListHead({
  asked,
  shown,
}: {
  readonly asked: SearchCondition;
  readonly shown: SearchCondition;
}) {
  const { status, items, searchCount } = useSelector(selectResults);
  return (
    <>
      <div className={styles.bar}>
        <HitCount
          count={searchCount}
          page={shown.page}
          shown={items.length}
          searching={status === 'loading'}
        />
        <div className={styles.choices}>
          <Ordering condition={asked} />
          <ViewSwitch condition={asked} />
        </div>
      </div>
      <PartyChooser condition={asked} />
    </>
  );
}

/** The result of the search that the page's query holds: heading, count, order, courses, pages, or why there are none. */
export function Results({
  props,
  data,
}: {
  readonly props: WidgetProps;
  readonly data: FirstPaint | undefined;
}) {
  const { query } = props;
  const page = toResultPage(props.page);
  const t = useTranslations('list');
  const host = useHost();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const { condition: asked } = useMemo(
    () => parseSearchQuery(query, { now: host.now(), form: 'result' }),
    [query, host],
  );
  const searched = useMemo(() => searchKey(query, host.now()), [query, host]);
  useResults(props, asked);
  useStockCall(asked);
  useScrollPlace(section);
  useKeptFocus(section, () => heading.current);
  const { status, items, condition: shown, searchCount, failure } = useSelector(selectResults);
  const hasList = shown !== null && items.length > 0;
  // a calendar without a course of the page leads on to other days, and stays while they are searched
  const hasCalendar =
    asked.view === 'calendar' && searchCount >= 0 && (status === 'ready' || status === 'loading');

  return (
    <ResultPageContext value={page}>
      <FirstViewContext value={data?.view}>
        <section ref={section} aria-labelledby={id} className={styles.results}>
          <ResultHeading id={id} ref={heading} condition={asked} />
          <Announcement />
          {hasList && <ListHead asked={asked} shown={shown} />}
          {!hasList && !hasCalendar && (status === 'idle' || status === 'loading') && (
            <SkeletonCards />
          )}
          {!hasList && (status === 'ready' || hasCalendar) && <NoResults condition={asked} />}
          {(hasList || hasCalendar) && <ResultView condition={asked} searched={searched} />}
          {status === 'rejected' && <p className={styles.rejected}>{t('rejected')}</p>}
          {failure && (
            <SearchFailed code={failure}>
              {failure === 'TIMEOUT' ? (
                <Narrowers condition={asked} />
              ) : (
                <SearchAgain condition={asked} onAgain={() => heading.current?.focus()} />
              )}
            </SearchFailed>
          )}
          <CompareTray condition={asked} />
          <CompareDialog query={query} condition={asked} />
        </section>
      </FirstViewContext>
    </ResultPageContext>
  );
}
