import { createContext, useContext } from 'react';
import type { CourseMap, CalendarPrices } from 'shared-contracts/gateway';

/** What the server asked for a view beside the list; `key` says of which search it is. */
export type FirstView =
  | { readonly view: 'calendar'; readonly key: string; readonly reply: CalendarPrices }
  | { readonly view: 'map'; readonly key: string; readonly reply: CourseMap };

export const FirstViewContext = createContext<FirstView | undefined>(undefined);

function isOf<View extends FirstView['view']>(
  first: FirstView,
  view: View,
): first is Extract<FirstView, { view: View }> {
  return first.view === view;
}

/** The first paint's reply for this view, where there is one. */
export function useFirstView<View extends FirstView['view']>(
  view: View,
): Extract<FirstView, { view: View }> | undefined {
  const first = useContext(FirstViewContext);
  return first && isOf(first, view) ? first : undefined;
}
