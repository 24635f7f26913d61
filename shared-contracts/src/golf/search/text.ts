// Zero-width characters, direction marks, variation selectors and controls: they change what a text
// looks like or matches, but not its meaning.
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns one form for all ways to type the same text: it unifies full-width letters, half-width
 * kana and decomposed dakuten (NFKC), removes invisible characters, replaces lone surrogates, and
 * makes spaces single. Search words and the searched texts both use it.
 */
export function normaliseText(text: string): string {
  if (/^[\x21-\x7E]*$/.test(text)) return text;
  const visible = text
    .toWellFormed()
    .replace(INVISIBLE, '')
    // NFKC would turn these two into a space and a separate mark
    .replaceAll('\u309B', '\u3099')
    .replaceAll('\u309C', '\u309A');
  return visible.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
}
