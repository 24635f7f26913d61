import { useEffect, type RefObject } from 'react';
import { useSearchSelector } from '../../condition/store.ts';

/** The name under which the style sheets know what was typed. A page has one list of them for all widgets. */
const TYPED = 'mf-search-form-typed';

/** Gives the place of `typed` in each text of the suggestions that has it as it was typed. */
function placesOf(list: Element, typed: string): Range[] {
  const wanted = typed.toLowerCase();
  return [...list.querySelectorAll('[role="option"] span, button span')].flatMap(
    ({ firstChild }) => {
      const text = firstChild instanceof Text ? firstChild.data.toLowerCase() : '';
      const at = text.indexOf(wanted);
      if (!firstChild || at < 0) return [];
      const range = new Range();
      range.setStart(firstChild, at);
      range.setEnd(firstChild, at + wanted.length);
      return [range];
    },
  );
}

/**
 * Marks what was typed in the suggestions. It changes no element, so that names stay whole for screen
 * readers; a browser without such marks shows none.
 */
export function useMarks(list: RefObject<Element | null>): void {
  const typed = useSearchSelector(({ search }) => search.typedName).trim();
  useEffect(() => {
    if (typeof Highlight === 'undefined' || !list.current || typed === '') return undefined;
    CSS.highlights.set(TYPED, new Highlight(...placesOf(list.current, typed)));
    return () => void CSS.highlights.delete(TYPED);
  });
}
