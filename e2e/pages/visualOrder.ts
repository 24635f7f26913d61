import type { Box, Stop } from './readStop.ts';

/** Pixels of tolerance for rounding and for letters that overhang their line. */
const SLACK = 3;

/** The boxes of two stops in the innermost scroller that contains both. */
function whereTheyPart(one: Stop, other: Stop): readonly [Box, Box] | undefined {
  const depth = one.boxes.findLastIndex(
    (box, level) => box.scroller === other.boxes[level]?.scroller,
  );
  const first = one.boxes[depth];
  const second = other.boxes[depth];
  return first && second ? [first, second] : undefined;
}

function at({ name }: Stop, { left, top }: Box): string {
  return `${name} at ${Math.round(left)}, ${Math.round(top)}`;
}

/** Whether a later stop stands above an earlier one or before it in its row; a new column may begin above. */
function goesBack(first: Box, then: Box): boolean {
  const isAbove = then.bottom <= first.top + SLACK;
  const isToTheRight = then.left >= first.right - SLACK;
  const isToTheLeft = then.right <= first.left + SLACK;
  const middles = (then.top + then.bottom - first.top - first.bottom) / 2;
  return (isAbove && !isToTheRight) || (isToTheLeft && Math.abs(middles) <= SLACK);
}

/** Where the Tab order differs from the visual order: one line for each stop that comes too early. */
export function againstTheEye(stops: readonly Stop[]): readonly string[] {
  return stops.flatMap((early, index) => {
    const lines = stops.slice(index + 1).flatMap((late) => {
      const [first, then] = whereTheyPart(early, late) ?? [];
      if (!first || !then || !goesBack(first, then)) return [];
      return [`${at(early, first)} comes before ${at(late, then)}`];
    });
    const [line] = lines;
    if (line === undefined) return [];
    return lines.length === 1 ? [line] : [`${line}, and before ${lines.length - 1} more`];
  });
}
