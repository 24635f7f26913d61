import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useHost } from 'shared-ui/island';
import { selectResults } from '../store.ts';
import { goTo, placeOf } from './cards.ts';
import { historyEntry, isLeft } from './historyEntry.ts';
import { readPlaces, writePlaces, type Place } from './places.ts';

/**
 * R2.15: returns the visitor to the same place in the list after Back, also from the booking site.
 * The browser restores a scroll position only when the page is tall enough at once; a list that is
 * loaded again appears too late for that.
 */
export function useScrollPlace(section: RefObject<HTMLElement | null>): void {
  const { storage } = useHost();
  const { status, key } = useSelector(selectResults);
  const places = useRef<Map<string, Place>>(undefined);
  const shown = status === 'ready' ? key : null;

  useLayoutEffect(() => {
    if (shown === null || !section.current) return undefined;
    const list = section.current;
    const kept = (places.current ??= readPlaces(storage.session));
    const place = kept.get(historyEntry(shown));
    const stopGoing = place && isLeft(place) ? goTo(list, place) : undefined;
    let frame = 0;
    const keep = () => {
      const entry = historyEntry(shown);
      const here = placeOf(list);
      kept.delete(entry);
      if (here) kept.set(entry, here);
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    };
    const onLeave = () => {
      keep();
      writePlaces(storage.session, kept);
    };
    addEventListener('scroll', onScroll, { passive: true });
    // a link may be followed before the frame after the last scroll, and then the entry is another
    list.addEventListener('click', keep, { capture: true });
    addEventListener('pagehide', onLeave);
    return () => {
      stopGoing?.();
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      list.removeEventListener('click', keep, { capture: true });
      removeEventListener('pagehide', onLeave);
      writePlaces(storage.session, kept);
    };
  }, [shown, section, storage]);
}
