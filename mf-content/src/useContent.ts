import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { REGION_COOKIE } from 'shared-contracts/areas';
import type { BrowserHost, WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { regionOfVisitor } from './blocks/regionOfVisitor.ts';
import { contentLoaded, needsContent, type ContentDevice } from './contentSlice.ts';
import { keepBlocks, recallBlocks } from './loadedBlocks.ts';
import { deviceOf, loadContent } from './loadContent.ts';
import type { ContentRootState } from './store.ts';

/**
 * R4.24: returns the region that the visitor picked in the form; undefined on a phone, which does
 * not follow it.
 */
function usePickedRegion(device: ContentDevice): number | undefined {
  const { bus } = useHost();
  const [picked, setPicked] = useState<number>();
  useEffect(
    () => bus.subscribe('search-form:region-changed', ({ region }) => setPicked(region)),
    [bus],
  );
  return device === 'pc' ? picked : undefined;
}

/** Counts how often the network came back, since a failed load is repeated then (fault 16). */
function useNetworkReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((before) => before + 1);
    window.addEventListener('online', count);
    return () => window.removeEventListener('online', count);
  }, []);
  return returns;
}

/**
 * Returns the prefecture in the region cookie; null when there is none or the storage cannot be
 * read.
 */
function remembered({ storage }: Pick<BrowserHost, 'storage'>): string | null {
  try {
    return storage.cookies.get(REGION_COOKIE);
  } catch {
    return null;
  }
}

/**
 * R4.24: loads the blocks in the browser when neither the server nor this document loaded them, when
 * the load failed, and when they belong to another region than the visitor's. That is the region picked in the form,
 * else the address's, else the cookie's (R2.19), which the server does not know. The answer to the
 * last call wins.
 */
export function useContent(props: WidgetProps): void {
  const host = useHost();
  const store = useStore<ContentRootState>();
  const device = deviceOf(props);
  const picked = usePickedRegion(device);
  const returns = useNetworkReturns();
  useEffect(() => {
    // read here and not while rendering, so that one paint of the server serves all queries (ADR 030)
    const region = picked ?? regionOfVisitor(props.query, remembered(host));
    const shown = store.getState().content;
    keepBlocks(host.storage, host.slot, shown);
    if (!needsContent(shown, { device, region })) return undefined;
    const known = recallBlocks(host.storage, { slot: host.slot, device, region });
    if (known) {
      store.dispatch(contentLoaded(known));
      return undefined;
    }
    let isWanted = true;
    void loadContent(props, host, region).then((content) => {
      keepBlocks(host.storage, host.slot, content);
      if (isWanted) store.dispatch(contentLoaded(content));
    });
    return () => {
      isWanted = false;
    };
  }, [host, props, device, picked, returns, store]);
}
