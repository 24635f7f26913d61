import type { KeyName } from './engine.ts';

/** The code points that name keys in WebDriver and in WebDriver BiDi. */
const KEYS: Readonly<Record<KeyName, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** A WebDriver action source that presses these keys one after another. */
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

/** A WebDriver action source that clicks at a point. */
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
