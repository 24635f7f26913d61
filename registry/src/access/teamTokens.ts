import { createHash, timingSafeEqual } from 'node:crypto';
import { actsOf } from './acts.ts';

/**
 * A token of a widget's team, of `operator` (acts on all widgets) or of `shell` (reports visits).
 */
interface TeamToken {
  readonly widget: string;
  readonly digest: Buffer;
  /** Whether the setting has the token itself instead of its hash. */
  readonly isPlain: boolean;
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
  /** What the token may do (`acts.ts`). */
  readonly acts: readonly string[];
  /** What is known of an issued token; undefined for one of the settings and for staff. */
  readonly issued?: {
    readonly id: string;
    /** Milliseconds since 1970. */
    readonly expiresAt: number;
    /** Whether it is the session of a team's page. */
    readonly isSession: boolean;
  };
}

/** Characters. */
const SHORTEST = 16;
const HASHED = /^sha256:([0-9a-f]{64})$/;
/** The names that have tokens. */
export const TOKEN_OWNER = /^(mf-[a-z][a-z0-9-]*|operator|shell)$/;

/**
 * Returns the SHA-256 of a token. A token is random and long, so that no slow hash is needed to keep
 * it from being guessed.
 */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
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

function toToken([widget, text]: [string, string]): TeamToken {
  if (!TOKEN_OWNER.test(widget)) throw new Error(`"${widget}" does not name a widget`);
  const hash = typeof text === 'string' ? HASHED.exec(text)?.[1] : undefined;
  if (hash !== undefined) return { widget, digest: Buffer.from(hash, 'hex'), isPlain: false };
  if (typeof text !== 'string' || text.length < SHORTEST)
    throw new Error(`the token of ${widget} is shorter than ${SHORTEST} characters`);
  return { widget, digest: digestOf(text), isPlain: true };
}

/**
 * Parses tokens, as JSON or as `name=token,name=token`; `sha256:<hex>` stands for the token with that
 * hash. A widget may have several, so that a token can be replaced without a gap. Throws if a token
 * is short or belongs to two widgets.
 */
export function parseTokens(text: string): TeamTokens {
  const tokens = readPairs(text).map(toToken);
  if (new Set(tokens.map(({ digest }) => digest.toString('hex'))).size < tokens.length)
    throw new Error('one token is given for two widgets');
  return tokens;
}

/** Returns the token of an `Authorization` header; empty without one. */
export function bearerOf(authorization = ''): string {
  return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
}

function nameOf({ widget, digest }: TeamToken): string {
  return `${widget}#${digest.toString('hex').slice(0, 8)}`;
}

/** Returns whether a token of the settings has this name in the audit log. */
export function hasTokenNamed(tokens: TeamTokens, name: string): boolean {
  return tokens.some((token) => nameOf(token) === name);
}

/**
 * Returns whose token of the settings this is, or undefined. Takes the same time for every wrong
 * token.
 */
export function toPublisher(tokens: TeamTokens, token: string): Publisher | undefined {
  const shown = digestOf(token);
  let publisher: Publisher | undefined;
  for (const each of tokens) {
    const { widget, digest } = each;
    if (timingSafeEqual(digest, shown))
      publisher = { widget, name: nameOf(each), acts: actsOf(widget) };
  }
  return publisher;
}
