import { normaliseText } from 'shared-contracts/search';

/**
 * Signs that systems read differently from the same bytes of Shift_JIS, and that keyboards write
 * differently: 早朝〜薄暮 and 早朝～薄暮 are one text. NFKC has made ～ and － to ~ and -.
 */
const SAME_SIGNS = [
  ['\u301c', '~'],
  ['\u2212', '-'],
  ['\u2014', '\u2015'],
] as const;

/**
 * Folds a text for LIKE: one width, lower case, katakana, one of signs that are the same. This happens here and not in the
 * database, because SQLite and PostgreSQL fold differently.
 */
export function toSearchText(text: string): string {
  return SAME_SIGNS.reduce((folded, [from, to]) => folded.replaceAll(from, to), normaliseText(text))
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/**
 * Returns a LIKE pattern that finds `text` anywhere; `%` and `_` in it are plain signs (`ESCAPE
 * '!'`).
 */
export function toLikePattern(text: string): string {
  return `%${toSearchText(text).replace(/[!%_]/g, '!$&')}%`;
}
