// Zero-width characters, direction marks, variation selectors and controls: they change what is seen or found, never what is meant.
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * One form for every way to type the same: full-width letters, half-width kana and decomposed dakuten are made one (NFKC),
 * invisible characters go, lone surrogates are replaced, spaces are single. A search and what it looks through both pass here.
 */
export function normaliseText(text: string): string {
  if (/^[\x21-\x7E]*$/.test(text)) return text;
  const visible = text
    .toWellFormed()
    .replace(INVISIBLE, '')
    // NFKC would turn these two into a space and a mark of its own
    .replaceAll('\u309B', '\u3099')
    .replaceAll('\u309C', '\u309A');
  return visible.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}
