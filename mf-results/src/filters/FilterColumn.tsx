import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { isPlainClick } from 'shared-ui/page-link';
import { facetsKey } from './facetsKey.ts';
import styles from './FilterColumn.module.css';
import { areInDocument, filtersView, wantFilters } from './filtersView.ts';
import type { FirstFacets } from './loadFirstFacets.ts';

export interface FilterColumnProps {
  readonly condition: SearchCondition;
  /** Whether the address says that the filters are open. */
  readonly isOpen: boolean;
  /** The counts of the first paint; undefined without any. */
  readonly first: FirstFacets | undefined;
}

/** What changes no count: the server's HTML stays when the address gets another of these. */
const SHOWN_ONLY = ['order', 'view', 'compare_with'];

/** Whether the filters of two searches differ in nothing but these. */
function sameFilters(...searches: readonly SearchCondition[]): boolean {
  const keys = searches.map((search) => facetsKey(search, 'result'));
  return new Set(keys).size === 1;
}

/** Returns the address of a link of the server's HTML, with what the present address shows. */
function presentHref({ href }: HTMLAnchorElement): string {
  const { search } = window.location;
  const url = new URL(href);
  for (const name of SHOWN_ONLY) {
    url.searchParams.delete(name);
    for (const value of new URLSearchParams(search).getAll(name))
      url.searchParams.append(name, value);
  }
  return url.href;
}

/**
 * The filters beside the list on a wide screen. Their script comes when a pointer or the focus is over them,
 * or when the server's HTML is not there or says another search.
 */
export function FilterColumn({ condition, isOpen, first }: FilterColumnProps) {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [drawn] = useState(condition);
  const [isNear, setNear] = useState(areInDocument(host, isOpen));
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
    if (!element || isAlive) return undefined;
    const isCurrent = element.firstChild && first && sameFilters(condition, drawn);
    const look = () => {
      if (isCurrent || !element.offsetParent) return;
      wantFilters();
      setNear(true);
    };
    const touched = (event: Event) => {
      const link = (event.target as Element).closest('a');
      if (!link || !element.contains(link)) return;
      wantFilters();
      // no other event has a button that was pressed
      if (!isPlainClick(event as MouseEvent)) return;
      event.preventDefault();
      host.navigate(presentHref(link), { keepPosition: true });
    };
    look();
    // React keeps the events of HTML that it does not know yet from everybody below the window
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    window.addEventListener('resize', look, options);
    for (const type of ['pointerover', 'focusin', 'click'])
      window.addEventListener(type, touched, options);
    return () => end.abort();
  }, [condition, drawn, first, isAlive, host]);
  return (
    <div ref={place} className={styles.column} data-open={isOpen || undefined}>
      {isNear && filters}
    </div>
  );
}
