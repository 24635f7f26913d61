import { createHash, timingSafeEqual } from 'node:crypto';

/** A token that may publish one widget; that of `operator` may act on all, that of `shell` may tell of visits. */
interface TeamToken {
  readonly widget: string;
  readonly token: string;
}
export type TeamTokens = readonly TeamToken[];
/** Those of now: a team may come while the registry runs. */
export type TokenSource = () => TeamTokens;

/** Who acts: the widget whose token was shown, and which of its tokens. */
export interface Publisher {
  readonly widget: string;
  readonly name: string;
}

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

/** A widget may have several tokens (to change one without a gap); a token belongs to one. */
export function parseTokens(text: string): TeamTokens {
  const tokens = readPairs(text).map(([widget, token]) => ({ widget, token }));
  for (const { widget, token } of tokens) {
    if (!/^(mf-[a-z][a-z0-9-]*|operator|shell)$/.test(widget))
      throw new Error(`"${widget}" names no widget`);
    if (typeof token !== 'string' || token.length < SHORTEST)
      throw new Error(`the token of ${widget} is shorter than ${SHORTEST} characters`);
  }
  if (new Set(tokens.map(({ token }) => token)).size < tokens.length)
    throw new Error('a token stands for two widgets');
  return tokens;
}

/** Whose token an `Authorization` header shows. Takes the same time for every wrong token. */
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
