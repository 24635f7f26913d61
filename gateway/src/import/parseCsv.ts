/** A value of a table: text, as every cell of a CSV file is. */
export type CsvRecord = Readonly<Record<string, string>>;

/** A quoted cell, or everything up to the next comma or line end; what follows says whether the row goes on. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;

function readRows(text: string, nameOf = (row: number) => `Row ${row}`): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    if (!found)
      throw new SyntaxError(`${nameOf(rows.length + 1)} has a quotation mark that does not end`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The cells of one row. */
export function parseCsvRow(text: string, where: string): readonly string[] {
  return readRows(text, () => where)[0] ?? [];
}

/** RFC 4180: the first row names the columns. Empty rows are passed over; a row with more cells than there are columns is an error. */
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
