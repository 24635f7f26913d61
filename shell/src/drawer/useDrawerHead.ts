import { useEffect, useRef, useState } from 'react';
import type { SiteAddress } from '../navigation/historyEntries.ts';
import type { DrawerDocument } from './openDrawer.tsx';

/**
 * Gives the document the head of the page in the drawer, and at the end that of the page below again. `name` is what
 * the page is about, which belongs into its title and which only its widget knows. Returns what the page is called.
 */
export function useDrawerHead(
  { services: { heads, headKeeper }, state: { device }, routeOf, t }: DrawerDocument,
  { pathname: path, search }: SiteAddress,
  name: string,
): string {
  const site = t('site');
  const [title, setTitle] = useState(site);
  const putBack = useRef<() => void>(undefined);
  useEffect(() => () => putBack.current?.(), []);
  useEffect(() => {
    let isLeft = false;
    const address = { page: routeOf(path, device).page, path, query: search.slice(1) };
    void heads.at(address, { isEmpty: false }, site).then((head) => {
      if (isLeft) return;
      setTitle(head.title);
      const undo = headKeeper.show(name === '' ? head : { ...head, title: `${name}｜${site}` });
      putBack.current ??= undo;
    });
    return () => {
      isLeft = true;
    };
  }, [heads, headKeeper, routeOf, device, site, path, search, name]);
  return name === '' ? title : name;
}
