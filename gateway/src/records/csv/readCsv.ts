import { Readable } from 'node:stream';
import { type Encoding, ENCODING_NAMES, findEncoding } from './encoding.ts';
import { parseCsvRow } from './parseCsvRow.ts';
import { readRows } from './readRows.ts';

/** No file has more; a row is an object of all of them. */
const MOST_COLUMNS = 100;

/** A row by the names of its columns, and its place for people, such as `plans.csv line 7`. */
export interface FoundRow {
  readonly where: string;
  readonly record: Readonly<Record<string, string>>;
}

/** A CSV text that can be opened more than once. */
export interface CsvSource {
  /** The file's name; absent for a text without one. */
  readonly name?: string;
  /** Without it, the text is looked through first. */
  readonly encoding?: Encoding | undefined;
  open(): Readable;
}

/** A CSV text in memory, of this encoding or of one that is found out. */
export function csvOf(bytes: Buffer, encoding?: Encoding): CsvSource {
  return { encoding, open: () => Readable.from([bytes], { objectMode: false }) };
}

/** Returns the number of the cell in which a row has the first sign that could not be read, from 0. */
function brokenCell(text: string): number {
  const before = text.slice(0, text.indexOf('\ufffd'));
  return before.replace(/"[^"]*("|$)/g, '').split(',').length - 1;
}

/** Says which cell of a row is not of the encoding, and whether the encoding was only assumed. */
function toComplaint(text: string, columns: readonly string[], used: Encoding, isNamed: boolean) {
  const column = columns[brokenCell(text)];
  const assumed =
    isNamed || used === 'utf-8' ? '' : ', which was assumed because the text is not UTF-8';
  return `${column === undefined ? '' : `: ${column}`} is not ${ENCODING_NAMES[used]}${assumed}`;
}

async function encodingOf({ name = 'the text', encoding, open }: CsvSource): Promise<Encoding> {
  if (encoding !== undefined) return encoding;
  return findEncoding(open()).catch((error: Error) => {
    throw error instanceof SyntaxError ? new SyntaxError(`${name} ${error.message}`) : error;
  });
}

/** Returns the names of the columns. Of two with one name, one would be lost without a word. */
function toColumns(cells: readonly string[], where: string): readonly string[] {
  if (cells.length > MOST_COLUMNS)
    throw new SyntaxError(`${where} has more than ${MOST_COLUMNS} columns`);
  const columns = cells.map((column) => column.trim());
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) < at);
  if (twice !== undefined) throw new SyntaxError(`${where} names the column ${twice} twice`);
  return columns;
}

/**
 * Yields the rows of a CSV text (RFC 4180) of any length, read piece by piece; its first row names the
 * columns. Skips empty rows and fills missing cells with ''. Throws a SyntaxError that names file and line
 * for too many columns, a column that is named twice, a row with more cells than columns, a quotation mark that is not closed, and bytes that are not of
 * the encoding.
 */
export async function* readCsv(source: CsvSource): AsyncGenerator<FoundRow> {
  const encoding = await encodingOf(source);
  let columns: readonly string[] | undefined;
  for await (const row of readRows(source.open(), encoding)) {
    const where = `${source.name === undefined ? '' : `${source.name} `}line ${row.line}`;
    if (row.isBroken) {
      const isNamed = source.encoding !== undefined;
      throw new SyntaxError(where + toComplaint(row.text, columns ?? [], encoding, isNamed));
    }
    const cells = parseCsvRow(row.text, where);
    if (cells.length <= 1 && (cells[0] ?? '') === '') continue;
    if (columns === undefined) {
      columns = toColumns(cells, where);
      continue;
    }
    if (cells.length > columns.length)
      throw new SyntaxError(`${where} has ${cells.length} cells, not ${columns.length}`);
    yield {
      where,
      record: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    };
  }
}
