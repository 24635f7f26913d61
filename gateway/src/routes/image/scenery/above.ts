import { drawFrom, type Draw } from '../../../inventory/filling/random.ts';
import { FLAG } from './hole.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { blob, round } from './shapes.ts';

/** From above water has the colour of the sky at any hour. */
const POND = '#6fa9be';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws the line from the tee to the green, in pixels: straight on, or a dogleg to either side. */
function drawLine(draw: Draw, width: number, height: number): readonly [Point, Point, Point] {
  const tee = { x: width * 0.09, y: height * (0.35 + draw.next() * 0.3) };
  const bend = (draw.chance(0.5) ? 1 : -1) * height * (0.15 + draw.next() * 0.4);
  const middle = { x: width * (0.42 + draw.next() * 0.16), y: height * 0.5 + bend };
  const green = { x: width * 0.87, y: height * (0.36 + draw.next() * 0.28) };
  return [tee, middle, green];
}

/** Returns the point of the line at a share of its way, moved to the side by so many pixels. */
function pointAt([tee, middle, green]: readonly [Point, Point, Point], share: number, aside = 0) {
  const at = (one: number, two: number, three: number) =>
    (1 - share) ** 2 * one + 2 * share * (1 - share) * two + share ** 2 * three;
  return {
    x: at(tee.x, middle.x, green.x),
    y: at(tee.y, middle.y, green.y) + aside,
  };
}

function stroke(
  { x, y }: Point,
  through: Point,
  end: Point,
  colour: string,
  width: number,
): string {
  return `<path d="M${round(x)} ${round(y)}Q${round(through.x)} ${round(through.y)} ${round(end.x)} ${round(end.y)}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round"/>`;
}

/** The crown of a tree, 20 wide, around 0,0. */
function crown(id: string, [dark, light]: readonly [dark: string, light: string]): string {
  return `<g id="${id}"><circle r="10" fill="${dark}"/><circle cx="-2.5" cy="-2.5" r="6" fill="${light}"/></g>`;
}

/** Draws crowns of trees along both edges. */
function paintWoods(draw: Draw, { trees, leaves }: Palette, width: number, height: number): string {
  const crowns = Array.from({ length: 64 }, (_, index) => {
    const x = round(draw.next() * width);
    const depth = draw.next() ** 2 * height * 0.16;
    const y = round(index % 2 === 0 ? depth : height - depth);
    const size = round((height / 200) * (0.9 + draw.next() * 0.7));
    return `<use href="#${draw.chance(0.3) ? 'l' : 't'}" transform="translate(${x} ${y})scale(${size})"/>`;
  });
  return `<defs>${crown('t', trees)}${crown('l', leaves)}</defs>${crowns.join('')}`;
}

function paintSand(draw: Draw, { sand }: Palette, { x, y }: Point, size: number): string {
  return `<path d="${blob(draw, x, y, size, size * 0.62)}" fill="${sand[0]}" stroke="${sand[1]}" stroke-width="1.5"/>`;
}

/**
 * Draws a hole of an invented course from above as SVG, in the colours of its other picture: tees, fairway,
 * sand, perhaps a pond, and the green with its flag. The same id gives the same picture.
 */
export function paintAbove(id: number, width: number, height: number): string {
  const palette = drawFrom(id, 7).pick(PALETTES);
  const draw = drawFrom(id, 8);
  const line = drawLine(draw, width, height);
  const [tee, middle, green] = line;
  // where the bend leaves more room
  const side = middle.y > height / 2 ? -1 : 1;
  const pond = draw.chance(0.5)
    ? `<path d="${blob(draw, pointAt(line, 0.45).x, pointAt(line, 0.45, side * height * 0.25).y, width * 0.09, height * 0.09)}" fill="${POND}"/>`
    : paintSand(draw, palette, pointAt(line, 0.5, side * height * 0.17), width * 0.035);
  const start = pointAt(line, 0.16);
  const bunkers = [-1, 1]
    .map((edge) => paintSand(draw, palette, pointAt(line, 0.95, edge * height * 0.2), width * 0.03))
    .join('');
  const tees = [0, 0.035, 0.07]
    .map((share) => pointAt(line, share))
    .map(
      ({ x, y }) =>
        `<rect x="${round(x - 5)}" y="${round(y - 7)}" width="10" height="14" rx="2" fill="${palette.green}"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.rough[0]}"/>${paintWoods(draw, palette, width, height)}` +
    stroke(tee, middle, green, palette.fairway[1], height * 0.06) +
    stroke(start, pointAt([start, middle, green], 0.5), green, palette.fairway[1], height * 0.27) +
    stroke(start, pointAt([start, middle, green], 0.5), green, palette.fairway[0], height * 0.23) +
    `${pond}${bunkers}${tees}<path d="${blob(draw, green.x, green.y, width * 0.05, height * 0.12)}" fill="${palette.green}"/>` +
    `<circle cx="${round(green.x)}" cy="${round(green.y)}" r="3" fill="#16221c"/>` +
    `<path d="M${round(green.x)} ${round(green.y)}v${-round(height * 0.17)}" stroke="#f7f3e8" stroke-width="2.5"/>` +
    `<path d="M${round(green.x)} ${round(green.y - height * 0.17)}l${round(height * 0.1)} ${round(height * 0.035)}l${-round(height * 0.1)} ${round(height * 0.035)}Z" fill="${FLAG}"/></svg>`
  );
}
