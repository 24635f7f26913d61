import { normaliseText } from 'shared-contracts/search';

/**
 * Text as LIKE compares it: one width, lower case, katakana. Folded here and not in the database, because SQLite and
 * PostgreSQL fold differently.
 */
export function toSearchText(text: string): string {
  return normaliseText(text)
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60));
}

/** A pattern that finds `text` anywhere; `%` and `_` in it stand for themselves (`ESCAPE '!'`). */
export function toLikePattern(text: string): string {
  return `%${toSearchText(text).replace(/[!%_]/g, '!$&')}%`;
}
