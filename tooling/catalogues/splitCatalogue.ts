import type { Catalogue } from './checkCatalogue.ts';

/** The texts of a widget's first scripts, or those that come with its later parts (ADR 016). */
export type CataloguePart = 'first' | 'later';

/** Whether a text is later: the longest of the paths that lead to it says so, one with `!` that it is first. */
function isLater(key: string, laterTexts: readonly string[]): boolean {
  const paths = laterTexts
    .map((path) => ({ path: path.replace(/^!/, ''), isFirst: path.startsWith('!') }))
    .filter(({ path }) => key === path || key.startsWith(`${path}.`))
    .sort((one, other) => other.path.length - one.path.length);
  return paths[0]?.isFirst === false;
}

/** Returns the texts of one part. `laterTexts`: that of `widget.config.ts`. */
export function splitCatalogue(
  catalogue: Catalogue,
  part: CataloguePart,
  laterTexts: readonly string[],
  above = '',
): Catalogue {
  const kept: Record<string, string | Catalogue> = {};
  for (const [key, text] of Object.entries(catalogue)) {
    const path = `${above}${key}`;
    if (typeof text !== 'string') {
      const below = splitCatalogue(text, part, laterTexts, `${path}.`);
      if (Object.keys(below).length > 0) kept[key] = below;
    } else if (isLater(path, laterTexts) === (part === 'later')) kept[key] = text;
  }
  return kept;
}
