import { useId, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useTranslations } from 'use-intl';
import { parseSearchQuery } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { Announcement } from './announcement/Announcement.tsx';
import { NoResults } from './no-results/NoResults.tsx';
import { Ordering } from './ordering/Ordering.tsx';
import { Pager } from './pager/Pager.tsx';
import { HitCount } from './result-heading/HitCount.tsx';
import { ResultHeading } from './result-heading/ResultHeading.tsx';
import { ResultList } from './result-list/ResultList.tsx';
import { SkeletonCards } from './result-list/SkeletonCards.tsx';
import styles from './Results.module.css';
import { resultHref } from './results/resultHref.ts';
import { useAfterSearch } from './results/useAfterSearch.ts';
import { useSearch } from './results/useSearch.ts';
import { useSearchForm } from './results/useSearchForm.ts';
import { SearchFailed } from './search-failed/SearchFailed.tsx';
import { Narrowers, SearchAgain } from './search-failed/WaysOut.tsx';
import { selectResults } from './store.ts';

/** The result of the search that the page's query holds: heading, count, order, courses, pages, or why there are none. */
export const Results = ({ props: { query } }: { readonly props: WidgetProps }) => {
  const t = useTranslations('list');
  const host = useHost();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useSearch(query);
  useAfterSearch();
  useSearchForm(query);
  const { status, items, condition: shown, searchCount, pageCount, failure } = useSelector(selectResults);
  const { condition: asked } = useMemo(() => parseSearchQuery(query, { now: host.now(), form: 'result' }), [query, host]);
  const hasList = shown !== null && items.length > 0;

  return (
    <section aria-labelledby={id} className={styles.results}>
      <ResultHeading id={id} ref={heading} condition={asked} />
      <Announcement />
      {hasList && (
        <>
          <div className={styles.bar}>
            <HitCount count={searchCount} page={shown.page} shown={items.length} searching={status === 'loading'} />
            <Ordering condition={asked} />
          </div>
          <ResultList />
          <Pager page={shown.page} pages={pageCount} toHref={(page) => resultHref({ ...shown, page })} />
        </>
      )}
      {!hasList && (status === 'idle' || status === 'loading') && <SkeletonCards />}
      {!hasList && status === 'ready' && <NoResults condition={asked} />}
      {status === 'rejected' && <p className={styles.rejected}>{t('rejected')}</p>}
      {failure && (
        <SearchFailed code={failure}>
          {failure === 'TIMEOUT' ? <Narrowers condition={asked} /> : <SearchAgain condition={asked} onAgain={() => heading.current?.focus()} />}
        </SearchFailed>
      )}
    </section>
  );
};
