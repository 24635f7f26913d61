import { drawFrom, type Draw } from '../../../inventory/filling/random.ts';
import { type Hole, paintBunkers, paintFairway, paintGreen, placeHole } from './hole.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { blob, ridge, round } from './shapes.ts';
import { grove, treeSymbols } from './trees.ts';

function gradient(id: string, colours: readonly string[]): string {
  const stops = colours
    .map(
      (colour, index) =>
        `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`;
}

function definitions(palette: Palette): string {
  return `<defs>${gradient('s', palette.sky)}${gradient('r', palette.rough)}${gradient('w', palette.fairway)}${gradient('l', palette.water)}${treeSymbols(palette)}</defs>`;
}

function paintSky(draw: Draw, palette: Palette, width: number, height: number): string {
  const x = width * (0.12 + draw.next() * 0.76);
  const y = height * (0.1 + draw.next() * 0.16);
  const clouds = Array.from(
    { length: draw.between(1, 3) },
    () =>
      `<path d="${blob(draw, draw.next() * width, height * (0.07 + draw.next() * 0.2), width * (0.09 + draw.next() * 0.1), height * 0.02)}"/>`,
  ).join('');
  return (
    `<rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(height * 0.13)}" fill="${palette.sun}" opacity=".35"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(height * 0.065)}" fill="${palette.sun}"/><g fill="#fff" opacity=".5">${clouds}</g>`
  );
}

/** Draws a single volcano with snow on it. */
function paintVolcano(draw: Draw, palette: Palette, width: number, height: number): string {
  const x = round(width * (0.2 + draw.next() * 0.6));
  const top = round(height * 0.15);
  const foot = height * 0.47;
  const half = width * 0.27;
  const at = (share: number, down: number) =>
    `${round(x + half * share)} ${round(top + (foot - top) * down)}`;
  const cone = `M${at(-1, 1)}Q${at(-0.3, 0.7)} ${at(-0.06, 0)}H${round(x + half * 0.06)}Q${at(0.3, 0.7)} ${at(1, 1)}Z`;
  const snow = `M${at(-0.06, 0)}H${round(x + half * 0.06)}L${at(0.2, 0.32)} ${at(0.13, 0.25)} ${at(0.07, 0.36)} ${at(0, 0.26)} ${at(-0.08, 0.38)} ${at(-0.13, 0.25)} ${at(-0.2, 0.32)}Z`;
  return `<path d="${cone}" fill="${palette.ridges[0]}"/><path d="${snow}" fill="#fff" opacity=".85"/>`;
}

function paintMountains(draw: Draw, palette: Palette, width: number, height: number): string {
  const far = `<path d="${ridge(draw, width, height, { height: height * 0.36, relief: height * 0.13, peaks: draw.between(3, 6) })}" fill="${palette.ridges[0]}"/>`;
  const near = `<path d="${ridge(draw, width, height, { height: height * 0.43, relief: height * 0.08, peaks: draw.between(4, 7) })}" fill="${palette.ridges[1]}"/>`;
  return (draw.chance(0.2) ? paintVolcano(draw, palette, width, height) : far) + near;
}

interface Water {
  readonly sea: string;
  readonly pond: string;
}

/** Draws the sea behind the trees, a pond beside the fairway, or neither. */
function paintWater(draw: Draw, { width, height, bend }: Hole): Water {
  if (draw.chance(0.4))
    return {
      sea: `<rect y="${round(height * 0.46)}" width="${width}" height="${round(height * 0.1)}" fill="url(#l)"/>`,
      pond: '',
    };
  if (draw.chance(0.5)) return { sea: '', pond: '' };
  const x = bend > 0 ? width * 0.13 : width * 0.87;
  const ripples = `<path d="M${round(x - width * 0.08)} ${round(height * 0.75)}h${round(width * 0.1)}m-${round(width * 0.04)} ${round(height * 0.025)}h${round(width * 0.09)}" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>`;
  return {
    sea: '',
    pond: `<path d="${blob(draw, x, height * 0.76, width * 0.2, height * 0.075)}" fill="url(#l)"/>${ripples}`,
  };
}

/** Draws woods behind the green, then trees beside the fairway, larger as they come nearer. */
function paintTrees(
  draw: Draw,
  { width, height, bend }: Hole,
): { readonly behind: string; readonly before: string } {
  const isRight = bend > 0;
  const behind = grove(draw, {
    from: 0,
    to: width,
    ground: () => height * 0.53,
    height: height * 0.11,
    count: 16,
  });
  const side = isRight ? { from: width * 0.66, to: width } : { from: 0, to: width * 0.34 };
  const flank = grove(draw, {
    ...side,
    ground: (x) => height * (0.6 + Math.abs(x / width - (isRight ? 0.66 : 0.34)) * 0.35),
    height: height * 0.3,
    count: 6,
  });
  const edge = isRight
    ? { from: width * 0.92, to: width * 1.02 }
    : { from: -width * 0.02, to: width * 0.08 };
  return {
    behind,
    before:
      flank +
      grove(draw, { ...edge, ground: () => height * 0.92, height: height * 0.52, count: 2 }),
  };
}

/**
 * Draws a hole of an invented course as SVG: hills, trees, sand and a flag. The same id gives the
 * same picture.
 */
export function paintScene(id: number, width: number, height: number): string {
  const draw = drawFrom(id, 7);
  const palette = draw.pick(PALETTES);
  const hole = placeHole(draw, width, height);
  const sky = paintSky(draw, palette, width, height) + paintMountains(draw, palette, width, height);
  const { sea, pond } = paintWater(draw, hole);
  const hills = ridge(draw, width, height, {
    height: height * 0.5,
    relief: height * 0.06,
    peaks: draw.between(4, 6),
  });
  const rough = ridge(draw, width, height, {
    height: height * 0.545,
    relief: height * 0.03,
    peaks: 4,
  });
  const { behind, before } = paintTrees(draw, hole);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(palette)}${sky}` +
    `<path d="${hills}" fill="${palette.ridges[2]}"/>${sea}${behind}<path d="${rough}" fill="url(#r)"/>${pond}` +
    `${paintFairway(hole)}${paintBunkers(draw, palette, hole, pond !== '')}${paintGreen(draw, palette, hole)}${before}</svg>`
  );
}
