import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { playDayOf } from 'shared-contracts/search';
import { readFollowed } from 'shared-contracts/session';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { areasOf } from './ad-platform/areasOf.ts';
import { adsLoaded, adsRequested, prCourseClicked } from './adsSlice.ts';
import { loadAds } from './loadAds.ts';

/** R9.04: reads from the session storage which advertisement this visit followed last. */
function useClicked(): void {
  const { storage } = useHost();
  const dispatch = useDispatch();
  useEffect(() => {
    const followed = readFollowed(storage.session);
    if (followed?.isAd) dispatch(prCourseClicked(followed.courseId));
  }, [dispatch, storage]);
}

/**
 * Loads the advertisements in the browser when the server did not, and again for another page,
 * other areas or another play day.
 */
export function useAds(props: WidgetProps, isLoaded: boolean): void {
  const host = useHost();
  const dispatch = useDispatch();
  const wanted = useRef<string>(undefined);
  useClicked();
  // the server paints advertisements for every query, so no render may read it
  useEffect(() => {
    const { page, query } = props;
    const now = `${page} ${areasOf(query)} ${playDayOf(query, host.now())}`;
    const before = wanted.current;
    wanted.current = now;
    if (before === now || (before === undefined && isLoaded)) return;
    dispatch(adsRequested());
    void loadAds(props, host).then((ads) => {
      if (wanted.current === now) dispatch(adsLoaded(ads));
    });
  }, [dispatch, host, isLoaded, props]);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );
}
