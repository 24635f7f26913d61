import type { SiteAddress } from '../navigation/historyEntries.ts';
import type { DrawerDocument } from './openDrawer.tsx';

type FollowParts = Pick<DrawerDocument, 'state' | 'routeOf' | 'isForThisDocument'>;

/**
 * Calls `open` with each link that is pressed and leads to a page which opens over that of `beneath()`. No widget
 * needs to know of it: to a widget it is a link like any other.
 */
export function followLinks(
  { state, routeOf, isForThisDocument }: FollowParts,
  beneath: () => SiteAddress,
  open: (link: HTMLAnchorElement) => void,
): void {
  const routeAt = ({ pathname }: Pick<URL, 'pathname'>) => routeOf(pathname, state.device);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isForThisDocument(event, link)) return;
    if (!routeAt(link).over?.includes(routeAt(beneath()).page)) return;
    event.preventDefault();
    open(link);
  });
}
