import { useEffect, useState } from 'react';
import { useShell } from '../../shell-context/ShellContext.ts';
import { useCurrentPage } from '../../shell-context/useCurrentPage.ts';

/**
 * Returns whether the results have found nothing at the present address. The server sends the head
 * of a first page before they know. Google reads a `noindex` that a script adds
 * (developers.google.com/search, "JavaScript SEO basics", soft 404).
 */
export function useEmptyResults(): boolean {
  const { services } = useShell();
  const { page, query } = useCurrentPage().props;
  const [emptyQuery, setEmptyQuery] = useState<string>();
  useEffect(
    () =>
      services?.hosts.bus?.subscribe('results:search-completed', (search) => {
        setEmptyQuery(search.count === 0 ? search.query : undefined);
      }),
    [services],
  );
  return page === 'result' && emptyQuery === query;
}
