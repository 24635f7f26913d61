import type { KeyboardEvent } from 'react';

/** Says whether a key belongs to the input method. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
