const LINE_END = 10;
/** Bytes. The longest record, a day with all its starts, has a tenth of it. */
const LONGEST_LINE = 8192;

/** A line that does not fit in memory. */
export class LineTooLong extends Error {
  constructor() {
    super(`a line is longer than ${LONGEST_LINE} bytes`);
    this.name = 'LineTooLong';
  }
}

/** Whether a line has more than spaces and the sign with which some systems end their lines. */
function hasText(line: string): boolean {
  return line.trim() !== '';
}

/**
 * Yields, for each piece of a body, the lines that end in it; empty ones are left out. It holds one
 * piece and the beginning of a line. Throws LineTooLong.
 */
export async function* splitLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let begun: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const text = Buffer.concat([begun, piece]);
    const end = text.lastIndexOf(LINE_END) + 1;
    begun = text.subarray(end);
    if (begun.length > LONGEST_LINE) throw new LineTooLong();
    const lines = text.subarray(0, end).toString('utf8').split('\n').filter(hasText);
    if (lines.some((line) => line.length > LONGEST_LINE)) throw new LineTooLong();
    if (lines.length > 0) yield lines;
  }
  const last = begun.toString('utf8');
  if (hasText(last)) yield [last];
}
