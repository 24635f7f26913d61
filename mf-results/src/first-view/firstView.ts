import { createContext, useContext } from 'react';
import type { CourseMap, CalendarPrices } from 'shared-contracts/gateway';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';

/**
 * The server's reply for the calendar, the map, the open comparison or the favourites; `key` tells which search it
 * belongs to.
 */
export type FirstView =
  | { readonly view: 'calendar'; readonly key: string; readonly reply: CalendarPrices }
  | { readonly view: 'map'; readonly key: string; readonly reply: CourseMap }
  | {
      readonly view: 'compare';
      readonly key: string;
      readonly reply: readonly ComparedCourse[];
    }
  | {
      readonly view: 'favourites';
      readonly key: string;
      readonly reply: readonly ComparedCourse[];
    };

/** Hands the server's reply to the views; undefined when there is none. */
export const FirstViewContext = createContext<FirstView | undefined>(undefined);

function isOf<View extends FirstView['view']>(
  first: FirstView,
  view: View,
): first is Extract<FirstView, { view: View }> {
  return first.view === view;
}

/**
 * Returns the server's reply for this view; undefined when the first paint had another view or its
 * call failed.
 */
export function useFirstView<View extends FirstView['view']>(
  view: View,
): Extract<FirstView, { view: View }> | undefined {
  const first = useContext(FirstViewContext);
  return first && isOf(first, view) ? first : undefined;
}
