import { normaliseText } from 'shared-contracts/search';

/**
 * Text as LIKE compares it: one width, lower case, katakana. Folded here and not in the database, because SQLite and
 * PostgreSQL fold differently.
 */
export const toSearchText = (text: string): string =>
  normaliseText(text)
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60));

/** A pattern that finds `text` anywhere; `%` and `_` in it stand for themselves (`ESCAPE '!'`). */
export const toLikePattern = (text: string): string =>
  `%${toSearchText(text).replace(/[!%_]/g, '!$&')}%`;
