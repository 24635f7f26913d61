/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Colours that are the same in both themes on purpose: the hero and the texts on it. */
const SAME = ['--g-hero', '--g-on-hero', '--g-on-hero-2', '--g-on-hero-3', '--g-focus-on-hero'];

const COLOUR = /(--g-[\w-]+):\s*(?:light-dark\((#[\dA-F]+),\s*(#[\dA-F]+)\)|(#[\dA-F]+))/gi;
const colours = new Map(
  [...text.matchAll(COLOUR)].map(([, name, light, dark, same]) => [
    name ?? '',
    { light: light ?? same ?? '', dark: dark ?? same ?? '' },
  ]),
);

/** Returns the relative luminance (WCAG) of a colour `#RRGGBB`. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const linear = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return linear.reduce(
    (sum, value, index) => sum + value * (([0.2126, 0.7152, 0.0722] as const)[index] ?? 0),
    0,
  );
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colours.get(name)?.[theme] ?? ''))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of texts, each with the grounds that it stands on. */
const READ: readonly (readonly [string, readonly string[]])[] = [
  [
    '--g-ink',
    [
      '--g-page',
      '--g-surface',
      '--g-sand-1',
      '--g-sand-2',
      '--g-pine-0',
      '--g-pine-1',
      '--g-warn-0',
      '--g-err-0',
      '--g-land',
    ],
  ],
  ['--g-ink-2', ['--g-page', '--g-surface', '--g-sand-1', '--g-pine-0']],
  ['--g-ink-3', ['--g-page', '--g-surface']],
  ['--g-pine-7', ['--g-page', '--g-surface', '--g-sand-1', '--g-pine-0', '--g-pine-1']],
  ['--g-on-pine', ['--g-pine-6', '--g-pine-7', '--g-pine-9']],
  ['--g-on-cta', ['--g-flag-6', '--g-flag-7']],
  ['--g-flag-6', ['--g-page', '--g-surface']],
  ['--g-flag-7', ['--g-flag-0']],
  ['--g-hol', ['--g-page', '--g-surface', '--g-pine-0']],
  ['--g-sat', ['--g-page', '--g-surface', '--g-pine-0']],
  ['--g-link', ['--g-page', '--g-surface', '--g-pine-0']],
  ['--g-err', ['--g-page', '--g-surface', '--g-err-0']],
  ['--g-warn', ['--g-warn-0']],
  ['--g-gold', ['--g-surface']],
  ['--g-on-hero', ['--g-hero', '--g-slab']],
  ['--g-on-hero-2', ['--g-hero']],
];
/** The colours of edges and of the focus, each with the grounds that it stands on. */
const MADE_OUT: readonly (readonly [string, readonly string[]])[] = [
  ['--g-line-strong', ['--g-page', '--g-surface']],
  ['--g-pine-6', ['--g-page', '--g-surface']],
  ['--g-focus', ['--g-page', '--g-surface', '--g-sand-1', '--g-pine-1']],
  ['--g-focus-on-hero', ['--g-hero', '--g-slab']],
];

function tooFaint(pairs: typeof READ, least: number): string[] {
  return THEMES.flatMap((theme) =>
    pairs.flatMap(([colour, grounds]) =>
      grounds
        .map((ground) => ({
          words: `${colour} on ${ground}, ${theme}`,
          ratio: contrast(colour, ground, theme),
        }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ words, ratio }) => `${words}: ${ratio.toFixed(2)}`),
    ),
  );
}

describe('the colours of the tokens', () => {
  it('have a value for light and one for dark, or are the same on purpose', () => {
    const same = [...colours].filter(([, { light, dark }]) => light === dark).map(([name]) => name);
    expect(same).toEqual(SAME);
    expect(colours.size).toBeGreaterThan(35);
  });

  it('have enough contrast in both themes: 4.5 to 1 for text, 3 to 1 for edges and focus', () => {
    expect(tooFaint(READ, 4.5)).toEqual([]);
    expect(tooFaint(MADE_OUT, 3)).toEqual([]);
  });

  it('are dark only on a screen; paper is always light', () => {
    const start = text.indexOf('@media screen {');
    const end = text.indexOf('\n}\n', start);
    const schemes = [...text.matchAll(/color-scheme: dark/g)]
      .map(({ index }) => index)
      .filter((index) => text[index - 1] !== '-');
    expect(schemes.length).toBeGreaterThan(1);
    expect(
      schemes.filter(
        (index) =>
          (index < start || index > end) && !text.slice(index - 20, index).includes('prefers-'),
      ),
    ).toEqual([]);
  });
});
