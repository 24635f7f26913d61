import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { REGION_COOKIE } from 'shared-contracts/areas';
import type { BrowserHost, WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { regionOfVisitor } from './blocks/regionOfVisitor.ts';
import { contentLoaded, needsContent, type ContentDevice } from './contentSlice.ts';
import { deviceOf, loadContent } from './loadContent.ts';
import type { ContentRootState } from './store.ts';

/** R4.24: the region that the visitor picked in the form; the desktop follows it. */
function usePickedRegion(device: ContentDevice): number | undefined {
  const { bus } = useHost();
  const [picked, setPicked] = useState<number>();
  useEffect(
    () => bus.subscribe('search-form:region-changed', ({ region }) => setPicked(region)),
    [bus],
  );
  return device === 'pc' ? picked : undefined;
}

/** Counts how often the line came back: what failed is asked for again then (fault 16). */
function useReturnsOfTheLine(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = () => setReturns((before) => before + 1);
    window.addEventListener('online', count);
    return () => window.removeEventListener('online', count);
  }, []);
  return returns;
}

/** A storage that cannot be read remembers nothing. */
function remembered({ storage }: Pick<BrowserHost, 'storage'>): string | null {
  try {
    return storage.cookies.get(REGION_COOKIE);
  } catch {
    return null;
  }
}

/**
 * R4.24: loads in the browser what the server did not, what failed, and what belongs to another region than the visitor's: the
 * picked one, else that of the address, else the remembered one (R2.19), which the server does not know. The last answer
 * asked for wins.
 */
export function useContent({ page, query }: WidgetProps): void {
  const host = useHost();
  const store = useStore<ContentRootState>();
  const device = deviceOf({ page });
  const picked = usePickedRegion(device);
  const returns = useReturnsOfTheLine();
  useEffect(() => {
    const region = picked ?? regionOfVisitor(query, remembered(host));
    if (!needsContent(store.getState().content, { device, region })) return undefined;
    let isWanted = true;
    void loadContent({ page, query }, host, region).then((content) => {
      if (isWanted) store.dispatch(contentLoaded(content));
    });
    return () => {
      isWanted = false;
    };
  }, [host, page, query, device, picked, returns, store]);
}
