/** A row of a CSV file by the names of its columns. */
export type CsvRecord = Readonly<Record<string, string>>;

/**
 * Matches a quoted cell, or everything up to the next comma or line end, and the sign after it:
 * after a comma the row goes on.
 */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;

function readRows(text: string, nameOf = (row: number) => `Row ${row}`): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    if (!found)
      throw new SyntaxError(`${nameOf(rows.length + 1)} has a quotation mark that is not closed`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Returns the cells of one row. Throws a SyntaxError that begins with `where`. */
export function parseCsvRow(text: string, where: string): readonly string[] {
  return readRows(text, () => where)[0] ?? [];
}

/**
 * Returns the rows of a CSV text (RFC 4180); its first row names the columns. Skips empty rows and
 * fills missing cells with ''. Throws a SyntaxError for a row with more cells than columns, and for
 * a quotation mark that is not closed.
 */
export function parseCsv(text: string): CsvRecord[] {
  const [columns = [], ...rows] = readRows(text.replace(/^\ufeff/, ''));
  return rows.flatMap((cells, at) => {
    if (cells.length === 1 && cells[0] === '') return [];
    if (cells.length > columns.length)
      throw new SyntaxError(`Row ${at + 2} has ${cells.length} cells, not ${columns.length}`);
    return [
      Object.fromEntries(columns.map((column, index) => [column.trim(), cells[index] ?? ''])),
    ];
  });
}
