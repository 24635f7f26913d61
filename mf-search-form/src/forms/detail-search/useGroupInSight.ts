import { useEffect, useState } from 'react';

/** The upper part of the screen, where a visitor reads. */
const READING_PART = '-15% 0px -65% 0px';

/**
 * Gives the id of the first of these elements in the reading part of the screen; undefined before
 * there is one.
 */
export function useGroupInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const order = all.split(' ');
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = order.find((id) => seen.has(id));
        if (first !== undefined) setInSight(first);
      },
      { rootMargin: READING_PART },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) watch.observe(element);
    }
    return () => watch.disconnect();
  }, [all]);
  return inSight;
}
