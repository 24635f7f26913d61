const ESCAPE = /%[0-9A-Fa-f]{2}/;
/** R9.08: links of the old site use these character sets; UTF-8 is tried first. */
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

// Text in another character set may decode to C1 controls, letters for private use, or ¢£¬,
// depending on the decoder.
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
  // a link that was cut in the middle of a character still counts as UTF-8
  const decoded = decodeBytes(bytes, 'utf-8', true);
  if (decoded !== undefined) return decoded;
  return OLD_CHARSETS.map((charset) => decodeBytes(bytes, charset)).find(
    (old) => old !== undefined,
  );
}

/**
 * Decodes percent escapes once; returns undefined when the bytes are not text in a known character
 * set.
 */
export function decodePercent(text: string): string | undefined {
  if (!hasEscape(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeOldText(text);
  }
}
