import type { KeyboardEvent } from 'react';

/** Whether a key belongs to the input method. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;
