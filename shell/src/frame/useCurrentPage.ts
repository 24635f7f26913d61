import { useLocation } from 'react-router';
import type { WidgetProps } from 'shared-contracts/widget';
import { routeOf, type PageRoute } from '../pages/routes.ts';

/** The page at the present address, and the props that its widgets get. */
export const useCurrentPage = (): { route: PageRoute; props: WidgetProps } => {
  const { pathname, search } = useLocation();
  const route = routeOf(pathname);
  return { route, props: { page: route.page, query: search.replace(/^\?/, '') } };
};
