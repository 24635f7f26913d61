import type { Draw } from '../../../inventory/filling/random.ts';
import type { Palette } from './palettes.ts';
import { blob, round } from './shapes.ts';

/** The one red of the site. */
export const FLAG = '#c2371a';

/**
 * The place of a hole in its picture, in pixels: the green, the bend and the foot of the fairway.
 */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bend: number;
  readonly foot: number;
}

/** Draws where the green lies and how the fairway leads to it. */
export function placeHole(draw: Draw, width: number, height: number): Hole {
  const isLeft = draw.chance(0.5);
  const x = width * (isLeft ? 0.28 + draw.next() * 0.16 : 0.56 + draw.next() * 0.16);
  return {
    x,
    y: height * (0.58 + draw.next() * 0.05),
    width,
    height,
    bend: (isLeft ? 1 : -1) * width * (0.12 + draw.next() * 0.14),
    foot: width * (0.42 + draw.next() * 0.16),
  };
}

function fairwayPath({ x, y, width, height, bend, foot }: Hole): string {
  const half = width * 0.07;
  const end = width * 0.3;
  const middle = y + (height - y) * 0.5;
  return (
    `M${round(x - half)} ${round(y)}C${round(x - half + bend)} ${round(middle)} ${round(foot - end + bend)} ${round(middle)} ${round(foot - end)} ${round(height + 4)}` +
    `H${round(foot + end)}C${round(foot + end + bend)} ${round(middle)} ${round(x + half + bend)} ${round(middle)} ${round(x + half)} ${round(y)}Z`
  );
}

/** Draws the mown strips, wider as they come nearer. */
function strips({ y, width, height }: Hole): string {
  const bands = Array.from({ length: 7 }, (_, index) => y + (height - y) * (index / 7) ** 1.6);
  return bands
    .filter((_, index) => index % 2 === 1)
    .map((top, index) => {
      const bottom = bands[index * 2 + 2] ?? height + 4;
      return `M0 ${round(top)}Q${width / 2} ${round(top + 10)} ${width} ${round(top)}V${round(bottom)}Q${width / 2} ${round(bottom + 12)} 0 ${round(bottom)}Z`;
    })
    .join('');
}

/** Draws the fairway. */
export function paintFairway(hole: Hole): string {
  return (
    `<clipPath id="f"><path d="${fairwayPath(hole)}"/></clipPath>` +
    `<path d="${fairwayPath(hole)}" fill="url(#w)"/><path clip-path="url(#f)" d="${strips(hole)}" fill="#fff" opacity=".13"/>`
  );
}

function bunker(draw: Draw, palette: Palette, x: number, y: number, rx: number): string {
  const ry = rx * (0.24 + draw.next() * 0.08);
  return `<path d="${blob(draw, x, y - ry * 0.16, rx * 1.05, ry * 1.12)}" fill="${palette.sand[1]}"/><path d="${blob(draw, x, y + ry * 0.08, rx * 0.95, ry * 0.9)}" fill="${palette.sand[0]}"/>`;
}

/** Draws one or two bunkers beside the green, and one on the way when there is no pond. */
export function paintBunkers(
  draw: Draw,
  palette: Palette,
  { x, y, width, height, bend, foot }: Hole,
  hasPond: boolean,
): string {
  const side = Math.sign(bend);
  const near = Array.from({ length: draw.between(1, 2) }, (_, index) =>
    bunker(
      draw,
      palette,
      x + (index === 0 ? side : -side) * width * (0.12 + draw.next() * 0.03),
      y + height * (0.035 + draw.next() * 0.03),
      width * (0.045 + draw.next() * 0.02),
    ),
  );
  if (hasPond) return near.join('');
  const far = bunker(
    draw,
    palette,
    foot - side * width * (0.29 + draw.next() * 0.08),
    y + (height - y) * (0.56 + draw.next() * 0.14),
    width * (0.07 + draw.next() * 0.03),
  );
  return [...near, far].join('');
}

/** Draws the green with its hole, and the flag in the one red of the site. */
export function paintGreen(draw: Draw, palette: Palette, { x, y, width, height }: Hole): string {
  const rx = width * (0.1 + draw.next() * 0.02);
  const ry = height * 0.042;
  const holeX = x + (draw.next() - 0.5) * rx;
  const top = y - height * 0.2;
  const pole = height * 0.0065;
  const flagWidth = height * 0.085;
  const flagHeight = height * 0.06;
  return (
    `<path d="${blob(draw, x, y + ry * 0.2, rx * 1.14, ry * 1.3)}" fill="${palette.fairway[0]}"/><path d="${blob(draw, x, y, rx, ry)}" fill="${palette.green}"/>` +
    `<ellipse cx="${round(holeX)}" cy="${round(y)}" rx="${round(pole * 2)}" ry="${round(pole)}" fill="#16221c"/>` +
    `<path d="M${round(holeX)} ${round(y)}l${round(height * 0.07)} ${round(height * 0.012)}" stroke="#16221c" stroke-opacity=".25" stroke-width="${round(pole * 1.4)}"/>` +
    `<path d="M${round(holeX)} ${round(y)}V${round(top)}" stroke="#f7f3e8" stroke-width="${round(pole * 1.4)}"/>` +
    `<path d="M${round(holeX)} ${round(top)}q${round(flagWidth * 0.5)} ${round(-flagHeight * 0.1)} ${round(flagWidth)} ${round(flagHeight * 0.45)}q${round(-flagWidth * 0.5)} ${round(flagHeight * 0.1)} ${round(-flagWidth)} ${round(flagHeight * 0.55)}Z" fill="${FLAG}"/>`
  );
}
