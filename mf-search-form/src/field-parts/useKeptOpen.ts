import { useLayoutEffect, useRef } from 'react';
import { useHost } from 'shared-ui/island';
import { readOpen, storeOpen, widthOf } from './openFlags.ts';

/**
 * R2.14: keeps a `<details>` as the visitor left it, on a desktop and on a phone apart. Gives the
 * ref for it.
 */
export function useKeptOpen(name: string) {
  const details = useRef<HTMLDetailsElement>(null);
  const { storage } = useHost();
  useLayoutEffect(() => {
    const element = details.current;
    if (!element) return undefined;
    const kept = readOpen(storage, widthOf(), name);
    if (kept !== undefined) element.open = kept;
    // a link of another page may name it; that is no choice to remember
    if (location.hash === `#${element.id}`) element.open = true;
    let before = element.open;
    const remember = () => {
      if (element.open !== before) storeOpen(storage, widthOf(), name, element.open);
      before = element.open;
    };
    element.addEventListener('toggle', remember);
    return () => element.removeEventListener('toggle', remember);
  }, [name, storage]);
  return details;
}
