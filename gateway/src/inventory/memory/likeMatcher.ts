/** Tells whether a text fits a pattern. */
export type Matcher = (text: string) => boolean;

/** One character that fits, or undefined for any one. */
type Sign = string | undefined;

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

/** Returns the parts as texts; undefined where one has a place for any character. */
function toLiterals(parts: readonly (readonly Sign[])[]): string[] | undefined {
  return parts.some((part) => part.includes(undefined))
    ? undefined
    : parts.map((part) => part.join(''));
}

/** As `fits`, for parts without a place for any character: most patterns, and far cheaper. */
function literalsFit(parts: readonly string[], text: string): boolean {
  const [first = ''] = parts;
  if (parts.length === 1) return text === first;
  const last = parts.at(-1) ?? '';
  const end = text.length - last.length;
  if (first.length > end || !text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (let place = 1; place < parts.length - 1; place += 1) {
    const part = parts[place] ?? '';
    const found = text.indexOf(part, from);
    if (found === -1 || found + part.length > end) return false;
    from = found + part.length;
  }
  return true;
}

/** `text LIKE pattern ESCAPE '!'` for texts that `toSearchText` has folded. */
export function likeMatcher(pattern: string): Matcher {
  const parts = toParts(pattern);
  const literals = toLiterals(parts);
  if (literals === undefined) return (text) => fits(parts, text);
  return (text) => literalsFit(literals, text);
}
