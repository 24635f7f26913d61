/**
 * Ctrl+Shift+F2: no browser uses it, it types no letter on any keyboard, and screen readers build their shortcuts on a key of
 * their own (Insert, Caps Lock, Ctrl+Option) or on Alt.
 */
function isShortcut({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F2' && ctrlKey && shiftKey && !altKey && !metaKey;
}

/** Calls `act` at each press of the overlay's shortcut, and keeps the key from the browser. */
export function onShortcut(target: Window, act: () => void): void {
  return target.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || event.repeat) return;
    event.preventDefault();
    act();
  });
}
