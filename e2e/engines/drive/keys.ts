import type { KeyName } from './engine.ts';

/** Code points by which WebDriver, both of its kinds, names keys. */
const KEYS: Readonly<Record<KeyName, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** One source of WebDriver's actions that strikes these keys one after another. */
export function strike(keys: readonly string[]) {
  return {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  };
}

export function strikeNamed(key: KeyName) {
  return strike([KEYS[key]]);
}

/** One source of WebDriver's actions that presses the mouse at a point. */
export function pressAt(point: { readonly x: number; readonly y: number }) {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', duration: 0, ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}
