import { useEffect } from 'react';
import type { WidgetStorage } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { holidaysArrived } from '../../condition/calendarSlice.ts';
import type { HolidaySearch } from '../../gateway/fetchHolidays.ts';
import { loadCalls } from '../../gateway/loadCalls.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';

/**
 * The last search for holidays of each document, which has one storage: one entry, whatever number
 * of forms is opened in it.
 */
const lastSearches = new WeakMap<WidgetStorage, HolidaySearch>();

/**
 * R4.25: fetches the holidays when the first paint did not bring them, unless the last search of
 * this document had the same dates.
 */
export function useHolidays(came: boolean): void {
  const host = useHost();
  const dispatch = useSearchDispatch();
  const { today, holidays, searched } = useSearchSelector(({ calendar }) => calendar);
  useEffect(() => {
    if (searched) lastSearches.set(host.storage, { holidays, searched });
  }, [holidays, host, searched]);
  useEffect(() => {
    if (came) return undefined;
    let wanted = true;
    const known = lastSearches.get(host.storage);
    // the last day follows from the first
    const search =
      known?.searched?.start === today
        ? Promise.resolve(known)
        : loadCalls().then(({ fetchHolidays }) => fetchHolidays(host, today));
    void search.then((found) => {
      if (wanted) dispatch(holidaysArrived(found));
    });
    return () => {
      wanted = false;
    };
  }, [came, dispatch, host, today]);
}
