import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { playDayOf } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { adsLoaded, adsRequested, prCourseClicked } from './adsSlice.ts';
import { wasAdClicked } from './clickedCourse.ts';
import { loadAds } from './loadAds.ts';

/** R9.04: what this visit already did is known once the browser has the page. */
function useClicked(): void {
  const { storage } = useHost();
  const dispatch = useDispatch();
  useEffect(() => {
    if (wasAdClicked(storage)) dispatch(prCourseClicked());
  }, [dispatch, storage]);
}

/** Loads in the browser where the server did not, and again for another kind of page and for another play day. */
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
