import { useEffect } from 'react';
import { lastPlayDay } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { holidaysArrived } from '../../condition/calendarSlice.ts';
import { loadCalls } from '../../gateway/loadCalls.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';

/**
 * R4.25: fetches the holidays when the first paint did not bring them. They do not change while a
 * page is open.
 */
export function useHolidays(came: boolean): void {
  const host = useHost();
  const dispatch = useSearchDispatch();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  useEffect(() => {
    if (came) return undefined;
    let wanted = true;
    void loadCalls()
      .then(({ fetchHolidays }) => fetchHolidays(host, today, lastPlayDay(today)))
      .then((holidays) => {
        if (wanted) dispatch(holidaysArrived(holidays));
      });
    return () => {
      wanted = false;
    };
  }, [came, dispatch, host, today]);
}
