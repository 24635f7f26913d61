import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { adsLoaded, adsRequested } from './adsSlice.ts';
import { loadAds } from './loadAds.ts';

/** Loads in the browser where the server did not, and again when the slot moves to another kind of page. */
export const useAds = ({ page, query }: WidgetProps, isLoaded: boolean): void => {
  const host = useHost();
  const dispatch = useDispatch();
  const loadedPage = useRef(isLoaded ? page : undefined);
  const latestQuery = useRef(query);
  useEffect(() => { latestQuery.current = query; }, [query]);
  useEffect(() => {
    if (loadedPage.current === page) return undefined;
    let isWanted = true;
    dispatch(adsRequested());
    void loadAds({ page, query: latestQuery.current }, host).then((ads) => {
      if (!isWanted) return;
      loadedPage.current = page;
      dispatch(adsLoaded(ads));
    });
    return () => { isWanted = false; };
  }, [dispatch, host, page]);
};
