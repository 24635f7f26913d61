import { useEffect, useRef, useState } from 'react';

/** Whether the place of the bar has left the screen upwards, so that the bar itself stays at the top. */
export const useStuck = () => {
  const place = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    }, { rootMargin: '-1px 0px 0px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, stuck };
};
