import type { WidgetProps } from 'shared-contracts/widget';
import { routeOf, widgetQuery, type PageRoute } from '../routes/routes.ts';
import { useAddress } from './AddressContext.ts';
import { useShell } from './ShellContext.ts';

/**
 * Returns the page at the present address and the props of its widgets. If the document shows a
 * failure, the page is the error page, at the address that was asked for.
 */
export function useCurrentPage(): { route: PageRoute; props: WidgetProps } {
  const { pathname, search } = useAddress();
  const { failure, device } = useShell().state;
  const route = routeOf(failure ? '/error' : pathname, device);
  return {
    route,
    props: { page: route.page, query: widgetQuery(route, pathname, search.replace(/^\?/, '')) },
  };
}
