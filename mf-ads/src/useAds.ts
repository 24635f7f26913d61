import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { playDayOf } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { adsLoaded, adsRequested, prCourseClicked } from './adsSlice.ts';
import { wasAdClicked } from './clickedCourse.ts';
import { loadAds } from './loadAds.ts';

/** R9.04: reads from the session storage whether this visit already followed an advertisement. */
function useClicked(): void {
  const { storage } = useHost();
  const dispatch = useDispatch();
  useEffect(() => {
    if (wasAdClicked(storage)) dispatch(prCourseClicked());
  }, [dispatch, storage]);
}

/**
 * Loads the advertisements in the browser when the server did not, and again for another page or
 * another play day.
 */
export function useAds({ page, query }: WidgetProps, isLoaded: boolean): void {
  const host = useHost();
  const dispatch = useDispatch();
  const latest = useRef({ page, query });
  const wanted = `${page} ${playDayOf(query, host.now())}`;
  const loaded = useRef(isLoaded ? wanted : undefined);
  useClicked();
  useEffect(() => {
    latest.current = { page, query };
  }, [page, query]);
  useEffect(() => {
    if (loaded.current === wanted) return undefined;
    let isWanted = true;
    dispatch(adsRequested());
    void loadAds(latest.current, host).then((ads) => {
      if (!isWanted) return;
      loaded.current = wanted;
      dispatch(adsLoaded(ads));
    });
    return () => {
      isWanted = false;
    };
  }, [dispatch, host, wanted]);
}
