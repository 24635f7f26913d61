import type { Draw } from '../../../inventory/filling/random.ts';

/** Rounds to one decimal, which is exact enough for a picture. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the path of a ridge from the left edge to the right one, closed along the bottom. */
export function ridge(
  draw: Draw,
  width: number,
  bottom: number,
  { height, relief, peaks }: { height: number; relief: number; peaks: number },
): string {
  const step = width / peaks;
  const start = round(height + (draw.next() - 0.5) * relief);
  const points = Array.from({ length: peaks }, (_, index) => {
    const top = round(height + (index % 2 === 0 ? -1 : 1) * relief * (0.25 + draw.next() * 0.6));
    return `S${round((index + 0.5 + (draw.next() - 0.5) * 0.4) * step)} ${top} ${round((index + 1) * step)} ${round(height + (draw.next() - 0.5) * relief)}`;
  });
  return `M0 ${start}${points.join('')}V${round(bottom)}H0Z`;
}

/** Returns the path of a round shape that is wider than high. */
export function blob(draw: Draw, x: number, y: number, rx: number, ry: number): string {
  const wobble = () => 0.8 + draw.next() * 0.4;
  const [left, right, top, bottom] = [
    x - rx * wobble(),
    x + rx * wobble(),
    y - ry * wobble(),
    y + ry * wobble(),
  ].map(round);
  const bendTop = round(x - rx * 0.3 + draw.next() * rx * 0.6);
  const bendBottom = round(x - rx * 0.3 + draw.next() * rx * 0.6);
  return `M${left} ${round(y)}C${left} ${top} ${bendTop} ${top} ${bendTop} ${top}S${right} ${top} ${right} ${round(y)}S${bendBottom} ${bottom} ${bendBottom} ${bottom}S${left} ${bottom} ${left} ${round(y)}Z`;
}
