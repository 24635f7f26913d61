import { normaliseText } from 'shared-contracts/search';

/**
 * Folds a text for LIKE: one width, lower case, katakana. This happens here and not in the
 * database, because SQLite and PostgreSQL fold differently.
 */
export function toSearchText(text: string): string {
  return normaliseText(text)
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
