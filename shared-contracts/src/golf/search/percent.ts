const ESCAPE = /%[0-9A-Fa-f]{2}/;
/** Pages of the old site wrote their links in these (R9.08); UTF-8 comes first. */
const OLD_CHARSETS = ['euc-jp', 'shift_jis'];

export function hasEscape(text: string): boolean {
  return ESCAPE.test(text);
}

function toBytes(ascii: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < ascii.length; at++) {
    const escape = ascii.slice(at, at + 3);
    if (ESCAPE.test(escape)) at += 2;
    bytes.push(ESCAPE.test(escape) ? Number.parseInt(escape.slice(1), 16) : ascii.charCodeAt(at));
  }
  return Uint8Array.from(bytes);
}

// Decoders differ in what they let pass of another character set: as C1 controls, letters for private use, or ¢£¬.
const RUBBISH = /[\u0080-\u009F\u00A2\u00A3\u00AC\uE000-\uF8FF\uFFFD]/;

function decodeBytes(bytes: Uint8Array, charset: string, isCut = false): string | undefined {
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: isCut });
    return RUBBISH.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function decodeOldText(text: string): string | undefined {
  if (/[^\p{ASCII}]/u.test(text)) return undefined;
  const bytes = toBytes(text);
  // A link that was cut in the middle of a character is still UTF-8.
  const decoded = decodeBytes(bytes, 'utf-8', true);
  if (decoded !== undefined) return decoded;
  return OLD_CHARSETS.map((charset) => decodeBytes(bytes, charset)).find(
    (old) => old !== undefined,
  );
}

/** One pass of percent decoding; undefined where the bytes are text in no character set that we know. */
export function decodePercent(text: string): string | undefined {
  if (!hasEscape(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeOldText(text);
  }
}
