/** How the bytes of a CSV file stand for text, by the names of the WHATWG. `shift_jis` is CP932. */
export type Encoding = 'utf-8' | 'shift_jis';

/** What operators call them. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS',
};

/** Reads a name of an encoding: `utf8`, `Shift_JIS`, `sjis`, `windows-31j`, `cp932`. Undefined for others. */
export function toEncoding(name: string): Encoding | undefined {
  const label = /^cp932$/i.test(name) ? 'shift_jis' : name;
  try {
    const { encoding } = new TextDecoder(label);
    return Object.hasOwn(ENCODING_NAMES, encoding) ? (encoding as Encoding) : undefined;
  } catch {
    return undefined;
  }
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** A character of three bytes or more in UTF-8: all of Japanese. */
const WIDE = /[\u0800-\uffff]/;

/** A decoder that notices whether all pieces are of its encoding. */
function strictReader(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isRight = true;
  return (piece?: Uint8Array): string | undefined => {
    if (!isRight) return undefined;
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      isRight = false;
      return undefined;
    }
  };
}

/**
 * Finds out how a file is encoded: UTF-8 with a byte order mark or where every byte fits, else Shift_JIS.
 * Throws a SyntaxError for a text that can be both, such as one whose only Japanese letters are `ﾃｽ`.
 */
export async function findEncoding(pieces: AsyncIterable<Buffer>): Promise<Encoding> {
  const utf8 = strictReader('utf-8');
  const shiftJis = strictReader('shift_jis');
  let isFirst = true;
  let isAscii = true;
  let isWide = false;
  for await (const piece of pieces) {
    if (isFirst && piece.indexOf(BYTE_ORDER_MARK) === 0) return 'utf-8';
    isFirst = false;
    const text = utf8(piece);
    if (text === undefined) return 'shift_jis';
    shiftJis(piece);
    isAscii &&= text.length === piece.length;
    isWide ||= WIDE.test(text);
  }
  if (utf8() === undefined) return 'shift_jis';
  if (isAscii || isWide || shiftJis() === undefined) return 'utf-8';
  throw new SyntaxError('may be UTF-8 or Shift_JIS: name its encoding');
}
