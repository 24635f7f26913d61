import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { isFiltering } from './filterAddress.ts';
import styles from './FilterColumn.module.css';
import { filtersView, wantFilters } from './filtersView.ts';
import type { FirstFacets } from './loadFirstFacets.ts';

export interface FilterColumnProps {
  readonly query: string;
  readonly condition: SearchCondition;
  /** The counts of the first paint; undefined without any. */
  readonly first: FirstFacets | undefined;
}

/**
 * The filters beside the list on a wide screen. Their script comes when a pointer or the focus is over them,
 * or when the server's HTML is not there or says another search.
 */
export function FilterColumn({ query, condition, first }: FilterColumnProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [drawn] = useState(condition);
  // React throws the server's HTML away when it is told anything new before the script is there
  const shown = isAlive ? condition : drawn;
  const filters = useMemo(
    () => (
      <filtersView.Late
        condition={shown}
        first={first}
        onAlive={() => setAlive(true)}
        waiting={null}
      />
    ),
    [shown, first],
  );
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const isCurrent = element.hasChildNodes() && first !== undefined && condition === drawn;
    const look = () => {
      if (!isCurrent && element.getClientRects().length > 0) wantFilters();
    };
    look();
    const end = new AbortController();
    window.addEventListener('resize', look, end);
    element.addEventListener('pointerover', wantFilters, end);
    element.addEventListener('focusin', wantFilters, end);
    return () => end.abort();
  }, [condition, drawn, first]);
  return (
    <div ref={place} className={styles.column} data-open={isFiltering(query) || undefined}>
      {filters}
    </div>
  );
}
