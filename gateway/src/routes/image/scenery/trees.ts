import type { Draw } from '../../../inventory/filling/random.ts';
import type { Palette } from './palettes.ts';
import { round } from './shapes.ts';

type Kind = 'pine' | 'cedar' | 'leaf';

/** The trees; each stands on 0,0 and is 100 high. */
const SYMBOLS: Readonly<Record<Kind, (palette: Palette) => string>> = {
  // a red pine with a bent trunk and flat layers of needles
  pine: ({ trees: [dark, light], trunk }) =>
    `<path d="M-3 0C-1-24 7-34 1-62L6-62C11-36 4-22 5 0Z" fill="${trunk}"/>` +
    `<path d="M-36-46C-34-60-8-62-2-52C8-58 24-52 22-44C8-38-28-38-36-46Z" fill="${dark}"/><path d="M-10-62C-6-76 32-78 38-64C36-54-4-54-10-62Z" fill="${dark}"/>` +
    `<path d="M-28-76C-22-98 18-102 24-82C20-70-22-68-28-76Z" fill="${dark}"/><path d="M-20-80C-14-96 8-97 12-88C2-84-12-84-20-80ZM0-66C8-74 26-73 30-67C20-65 8-67 0-66Z" fill="${light}"/>`,
  cedar: ({ trees: [dark, light], trunk }) =>
    `<path d="M-3 0V-20H3V0Z" fill="${trunk}"/>` +
    `<path d="M0-100C6-80 14-62 12-58C18-48 22-30 20-14C8-8-8-8-20-14C-22-30-18-48-12-58C-14-62-6-80 0-100Z" fill="${dark}"/><path d="M0-96C-4-76-10-62-8-58C-14-44-16-30-14-18C-8-34-4-60 0-96Z" fill="${light}"/>`,
  leaf: ({ leaves: [dark, light], trunk }) =>
    `<path d="M-3 0L-2-40H3L4 0Z" fill="${trunk}"/>` +
    `<path d="M-34-52C-40-74-20-80-16-88C-6-104 18-100 22-84C38-80 40-58 30-48C20-34-22-34-34-52Z" fill="${dark}"/><path d="M-28-58C-30-74-14-76-10-84C-2-94 12-92 14-82C2-82-10-72-12-62C-18-58-24-56-28-58Z" fill="${light}"/>`,
};

/** Returns the definitions that `grove` uses. */
export function treeSymbols(palette: Palette): string {
  return Object.entries(SYMBOLS)
    .map(([kind, paint]) => `<g id="${kind}">${paint(palette)}</g>`)
    .join('');
}

const KINDS: readonly (readonly Kind[])[] = [
  ['pine', 'pine', 'cedar'],
  ['cedar', 'cedar', 'pine'],
  ['leaf', 'leaf', 'pine'],
  ['leaf', 'cedar'],
];

/** Where the trees stand between two sides, on which ground, how high and how many; pixels. */
export interface Grove {
  readonly from: number;
  readonly to: number;
  readonly ground: (x: number) => number;
  readonly height: number;
  readonly count: number;
}

/** Draws trees side by side; those further down stand in front. */
export function grove(draw: Draw, { from, to, ground, height, count }: Grove): string {
  const kinds = draw.pick(KINDS);
  const trees = Array.from({ length: count }, () => {
    const x = from + draw.next() * (to - from);
    return {
      x,
      y: ground(x) + draw.next() * height * 0.18,
      kind: draw.pick(kinds),
      size: (height / 100) * (0.75 + draw.next() * 0.5),
      flip: draw.chance(0.5),
    };
  });
  return trees
    .sort((one, other) => one.y - other.y)
    .map(
      ({ x, y, kind, size, flip }) =>
        `<use href="#${kind}" transform="translate(${round(x)} ${round(y)})scale(${flip ? '-' : ''}${Math.round(size * 100) / 100} ${Math.round(size * 100) / 100})"/>`,
    )
    .join('');
}
