/**
 * Matches a quoted cell, or everything up to the next comma or line end, and the sign after it:
 * after a comma the row goes on.
 */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;

/** Returns the cells of one row (RFC 4180). Throws a SyntaxError that begins with `where`. */
export function parseCsvRow(text: string, where: string): readonly string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  for (;;) {
    const found = CELL.exec(text);
    if (!found) throw new SyntaxError(`${where} has a quotation mark that is not closed`);
    const [, quoted, plain = '', end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') return cells;
  }
}
