import { useLocation } from 'react-router';
import type { WidgetProps } from 'shared-contracts/widget';
import { routeOf, type PageRoute } from '../routes/routes.ts';
import { useShell } from './ShellContext.ts';

/** The page at the present address, and the props that its widgets get. What stands for a failure keeps the address that was asked for. */
export function useCurrentPage(): { route: PageRoute; props: WidgetProps } {
  const { pathname, search } = useLocation();
  const { failure, device } = useShell().state;
  const route = routeOf(failure ? '/error' : pathname, device);
  return { route, props: { page: route.page, query: search.replace(/^\?/, '') } };
}
