/** Tells whether a text fits a pattern. */
export type Matcher = (text: string) => boolean;

const ANYWHERE = /^%([^%_!]*)%$/;

/** A sign that means nothing but itself in a regular expression. */
function escapeSign(sign: string): string {
  return `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`;
}

/** What a sign of a pattern stands for in a regular expression; `!` takes a sign as it is. */
function toExpression(pattern: string): RegExp {
  let source = '';
  const signs = [...pattern];
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs[index] ?? '';
    if (sign === '%') source += '.*';
    else if (sign === '_') source += '.';
    else {
      const literal = sign === '!' ? (signs[(index += 1)] ?? '') : sign;
      source += escapeSign(literal);
    }
  }
  return new RegExp(`^${source}$`, 'su');
}

/** `text LIKE pattern ESCAPE '!'` for texts that `toSearchText` has folded. */
export function likeMatcher(pattern: string): Matcher {
  const [, literal] = ANYWHERE.exec(pattern) ?? [];
  if (literal !== undefined) return (text) => text.includes(literal);
  const expression = toExpression(pattern);
  return (text) => expression.test(text);
}
