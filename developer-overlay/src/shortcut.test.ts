import { onShortcut } from './shortcut.ts';

function press(init: KeyboardEventInit) {
  const acts: string[] = [];
  const target = new EventTarget() as Window;
  onShortcut(target, () => acts.push('open'));
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
  target.dispatchEvent(event);
  return { acts, isTaken: event.defaultPrevented };
}

describe('the shortcut of the overlay', () => {
  it('is Ctrl+Shift+F2, and does not reach the browser', () => {
    expect(press({ key: 'F2', ctrlKey: true, shiftKey: true })).toEqual({
      acts: ['open'],
      isTaken: true,
    });
  });

  it.each([
    { key: 'F2' },
    { key: 'F2', ctrlKey: true },
    { key: 'F2', shiftKey: true },
    { key: 'F2', ctrlKey: true, shiftKey: true, altKey: true },
    { key: 'F2', ctrlKey: true, shiftKey: true, metaKey: true },
    { key: 'F3', ctrlKey: true, shiftKey: true },
    { key: 'F2', ctrlKey: true, shiftKey: true, repeat: true },
  ])('leaves every other key to the browser: %o', (init) => {
    expect(press(init)).toEqual({ acts: [], isTaken: false });
  });
});
