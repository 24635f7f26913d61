import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { regionOfQuery } from './blocks/regionOfQuery.ts';
import { contentLoaded, needsContent } from './contentSlice.ts';
import { deviceOf, loadContent } from './loadContent.ts';
import type { ContentRootState } from './store.ts';

/** The region that the visitor picked in the form, else that of the address. */
const useRegion = (query: string): number => {
  const { bus } = useHost();
  const [picked, setPicked] = useState<number>();
  useEffect(() => bus.subscribe('search-form:region-changed', ({ region }) => setPicked(region)), [bus]);
  return picked ?? regionOfQuery(query);
};

/** R4.24: loads in the browser what the server did not, and on the desktop follows the region. The last answer asked for wins. */
export const useContent = ({ page, query }: WidgetProps): void => {
  const host = useHost();
  const store = useStore<ContentRootState>();
  const region = useRegion(query);
  useEffect(() => {
    const props = { page, query: '' };
    if (!needsContent(store.getState().content, { device: deviceOf(props), region })) return undefined;
    let isWanted = true;
    void loadContent(props, host, region).then((content) => {
      if (isWanted) store.dispatch(contentLoaded(content));
    });
    return () => { isWanted = false; };
  }, [host, page, region, store]);
};
