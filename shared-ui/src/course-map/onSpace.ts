import type { KeyboardEvent } from 'react';

/** Lets the space bar press a link that has the role of a button. */
export function onSpace(event: KeyboardEvent<HTMLElement | SVGElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
