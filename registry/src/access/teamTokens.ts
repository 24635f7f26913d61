import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * A token of a widget's team, of `operator` (acts on all widgets) or of `shell` (reports visits).
 */
interface TeamToken {
  readonly widget: string;
  readonly token: string;
}
export type TeamTokens = readonly TeamToken[];
/** Returns the present tokens, since a team may be added while the registry runs. */
export type TokenSource = () => TeamTokens;

/** Who acts on a widget, as its token shows. */
export interface Publisher {
  /** The widget of the token, or `operator` or `shell`. */
  readonly widget: string;
  /** The name in the audit log, which tells the tokens of one widget apart. */
  readonly name: string;
}

/** Characters. */
const SHORTEST = 16;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function readPairs(text: string): [string, string][] {
  if (text.trim() === '') return [];
  if (text.trim().startsWith('{'))
    return Object.entries(JSON.parse(text) as Record<string, string>);
  return text.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
}

/**
 * Parses tokens, as JSON or as `name=token,name=token`. A widget may have several, so that a token
 * can be replaced without a gap. Throws if a token is short or belongs to two widgets.
 */
export function parseTokens(text: string): TeamTokens {
  const tokens = readPairs(text).map(([widget, token]) => ({ widget, token }));
  for (const { widget, token } of tokens) {
    if (!/^(mf-[a-z][a-z0-9-]*|operator|shell)$/.test(widget))
      throw new Error(`"${widget}" does not name a widget`);
    if (typeof token !== 'string' || token.length < SHORTEST)
      throw new Error(`the token of ${widget} is shorter than ${SHORTEST} characters`);
  }
  if (new Set(tokens.map(({ token }) => token)).size < tokens.length)
    throw new Error('one token is given for two widgets');
  return tokens;
}

/**
 * Returns whose token an `Authorization` header holds, or undefined. Takes the same time for every
 * wrong token.
 */
export function toPublisher(tokens: TeamTokens, authorization = ''): Publisher | undefined {
  const shown = digest(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '');
  let publisher: Publisher | undefined;
  for (const { widget, token } of tokens) {
    const known = digest(token);
    if (timingSafeEqual(known, shown))
      publisher = { widget, name: `${widget}#${known.toString('hex').slice(0, 8)}` };
  }
  return publisher;
}
