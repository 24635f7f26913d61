import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has left the screen upwards. */
export function useStuck(place: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((entries) => {
      // several changes come at once where the page was busy: the last one holds
      const entry = entries.at(-1);
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return stuck;
}
