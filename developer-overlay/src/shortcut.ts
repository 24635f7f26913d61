/**
 * Ctrl+Shift+F2: no browser uses it, no letter is typed by it on any keyboard, and screen readers build theirs on a key of
 * their own (Insert, Caps Lock, Ctrl+Option) or on Alt.
 */
function isShortcut({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F2' && ctrlKey && shiftKey && !altKey && !metaKey;
}

export function onShortcut(target: Window, act: () => void): void {
  return target.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || event.repeat) return;
    event.preventDefault();
    act();
  });
}
