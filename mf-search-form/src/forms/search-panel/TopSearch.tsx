import type { PageName } from 'shared-contracts/site';
import { OtherSearches } from '../other-searches/OtherSearches.tsx';
import { RecentSearches } from '../recent-searches/RecentSearches.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './TopSearch.module.css';
import { useHydrated } from 'shared-ui/hydrated';

interface TopSearchProps {
  readonly page: PageName;
  readonly query: string;
  readonly focus: string;
}

/** Shows the form of the top pages, the other ways to search, and the recent searches. */
export function TopSearch({ page, query, focus }: TopSearchProps) {
  return (
    <>
      <SearchPanel page={page} query={query} focus={focus} layout="row" />
      <div className={styles.below}>
        <OtherSearches page={page} query={query} />
        {useHydrated() && <RecentSearches />}
      </div>
    </>
  );
}
