import { useEffect, useState, type RefObject } from 'react';

/** Says whether an element has left the screen at the top. */
export function useStuck(place: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((entries) => {
      // a busy page reports several changes at once, of which the last one counts
      const entry = entries.at(-1);
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return stuck;
}
