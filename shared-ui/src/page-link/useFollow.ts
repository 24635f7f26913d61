import type { MouseEvent } from 'react';
import { useHost } from '../island/Island.tsx';

/**
 * Says whether a click is one that a script may answer: with the main button and no modifier key.
 * The browser handles the others, which open a tab or a window or start a download.
 */
export function isPlainClick(
  event: Pick<
    globalThis.MouseEvent,
    'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
  >,
): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * Gives a click listener for links of this site. It follows a plain click without a document load.
 */
export function useFollow() {
  const host = useHost();
  return (event: MouseEvent<Element>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(
      event.currentTarget.getAttribute('href') ?? '',
      document.baseURI,
    );
    host.navigate(`${pathname}${search}${hash}`);
  };
}
