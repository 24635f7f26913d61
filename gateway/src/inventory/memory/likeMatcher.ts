/** Tells whether a text fits a pattern. */
export type Matcher = (text: string) => boolean;

/** One character that fits, or undefined for any one. */
type Sign = string | undefined;

const ANYWHERE = /^%([^%_!]*)%$/;

/** Reads a pattern as the parts between its `%`; `!` takes the next character as it is. */
function toParts(pattern: string): Sign[][] {
  const parts: Sign[][] = [[]];
  const signs = [...pattern];
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs[index];
    if (sign === '%') {
      parts.push([]);
      continue;
    }
    if (sign === '!') index += 1;
    parts.at(-1)?.push(sign === '_' ? undefined : signs[index]);
  }
  return parts;
}

function standsAt(signs: readonly string[], part: readonly Sign[], from: number): boolean {
  return part.every((sign, index) => sign === undefined || sign === signs[from + index]);
}

/** The end of the first place of a part between two places; undefined where it has none. */
function endOfFirst(
  signs: readonly string[],
  part: readonly Sign[],
  from: number,
  to: number,
): number | undefined {
  for (let place = from; place + part.length <= to; place += 1)
    if (standsAt(signs, part, place)) return place + part.length;
  return undefined;
}

/**
 * Matches part after part, each at its first place, so that a visitor's pattern costs at most the
 * length of the text times its own: a regular expression would go back for each `%`.
 */
function fits(parts: readonly (readonly Sign[])[], text: string): boolean {
  const signs = [...text];
  const [first = [], ...others] = parts;
  const last = others.pop();
  if (last === undefined) return first.length === signs.length && standsAt(signs, first, 0);
  const end = signs.length - last.length;
  if (first.length > end || !standsAt(signs, first, 0) || !standsAt(signs, last, end)) return false;
  let from: number | undefined = first.length;
  for (const part of others) {
    from = endOfFirst(signs, part, from, end);
    if (from === undefined) return false;
  }
  return true;
}

/** `text LIKE pattern ESCAPE '!'` for texts that `toSearchText` has folded. */
export function likeMatcher(pattern: string): Matcher {
  const [, literal] = ANYWHERE.exec(pattern) ?? [];
  if (literal !== undefined) return (text) => text.includes(literal);
  const parts = toParts(pattern);
  return (text) => fits(parts, text);
}
