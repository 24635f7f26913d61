import type { Readable } from 'node:stream';
import type { Encoding } from './encoding.ts';

/** The text of a row with its line ends. */
export interface CsvRow {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether it has U+FFFD in place of bytes that are not of the encoding. */
  readonly isBroken: boolean;
}

/**
 * Characters. No row is longer; the limit keeps an unclosed quotation mark from taking in the rest
 * of the file.
 */
const LONGEST_ROW = 100_000;
/** A CR at the end of a piece waits for the LF that may follow. */
const LINE_END = /\r\n|\n|\r(?!$|\n)/g;

/** Yields lines with their ends. No byte of a letter is a line end, in either encoding. */
async function* splitLines(bytes: Readable): AsyncGenerator<string> {
  let begun = '';
  // one character for each byte
  for await (const piece of bytes.setEncoding('latin1')) {
    const text = begun + String(piece);
    let from = 0;
    for (const { 0: end, index } of text.matchAll(LINE_END)) {
      yield text.slice(from, index + end.length);
      from = index + end.length;
    }
    begun = text.slice(from);
    if (begun.length > LONGEST_ROW)
      throw new SyntaxError(`a line is longer than ${LONGEST_ROW} bytes`);
  }
  if (begun !== '') yield begun;
}

/** Returns a function that decodes one line. */
function lineDecoder(encoding: Encoding) {
  const strict = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const lenient = new TextDecoder(encoding, { ignoreBOM: true });
  return (line: string): Pick<CsvRow, 'text' | 'isBroken'> => {
    const bytes = Buffer.from(line, 'latin1');
    try {
      return { text: strict.decode(bytes), isBroken: false };
    } catch {
      return { text: lenient.decode(bytes), isBroken: true };
    }
  };
}

function hasOddQuotes(text: string): boolean {
  return (text.split('"').length - 1) % 2 === 1;
}

/** Yields the text up to each line end outside of quotation marks. */
export async function* readRows(bytes: Readable, encoding: Encoding): AsyncGenerator<CsvRow> {
  const decode = lineDecoder(encoding);
  let row: CsvRow = { line: 1, text: '', isBroken: false };
  let read = 0;
  let isQuoted = false;
  for await (const each of splitLines(bytes)) {
    const { text, isBroken } = decode(each);
    read += 1;
    row = {
      line: row.line,
      text: row.text + (read === 1 ? text.replace(/^\ufeff/, '') : text),
      isBroken: row.isBroken || isBroken,
    };
    if (hasOddQuotes(text)) isQuoted = !isQuoted;
    if (isQuoted && row.text.length <= LONGEST_ROW) continue;
    yield row;
    row = { line: read + 1, text: '', isBroken: false };
    isQuoted = false;
  }
  if (row.text !== '') yield row;
}
