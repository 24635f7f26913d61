import type { PageName } from 'shared-contracts/site';
import { OtherSearches } from '../other-searches/OtherSearches.tsx';
import { RecentSearches } from '../recent-searches/RecentSearches.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './TopSearch.module.css';
import { useHydrated } from '../../field-parts/useHydrated.ts';

/** The form of the top pages; below it the other ways to search, and the searches of before. */
export function TopSearch({ page, query }: { readonly page: PageName; readonly query: string }) {
  return (
    <>
      <SearchPanel page={page} query={query} layout="row" />
      <div className={styles.below}>
        <OtherSearches page={page} query={query} />
        {useHydrated() && <RecentSearches />}
      </div>
    </>
  );
}
