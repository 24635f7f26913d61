import { decodePercent } from './percent.ts';
import { normaliseText } from './text.ts';

/** Servers answer a longer query by 414 without reading it. */
export const MAX_QUERY_BYTES = 65_536;

/**
 * R9.03: the largest explicit index that is read; repeated keys are read up to `MAX_REPEATS` times.
 */
const MAX_INDEX = 20;
const MAX_REPEATS = 100;
const MAX_PAIRS = 20_000;
/** All tables together have fewer names. */
const MAX_NAMES = 150;
/** The longest useful value: a hundred Japanese letters that are encoded three times. */
const MAX_ENCODED = 6000;
const MAX_VALUE = 2400;
const MAX_UNREAD = 20;

/** Parameters by name without brackets: `area[]`, `area[3]` and `area` are one list (R5.31). */
export interface RawQuery {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly unread: readonly string[];
}

const KEY = /^([\w-]{1,40})(?:\[(\d{0,4})\])?$/;

/** Cuts a text to `most` characters, without half an escape at the end. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/%[0-9A-Fa-f]?$/, '');
}

/** Names and values without anything to decode or to normalise, which most are. */
const PLAIN = /^[\w.:[\]-]{0,60}$/;

function decode(text: string): string | undefined {
  if (PLAIN.test(text)) return text;
  const decoded = decodePercent(cut(text, MAX_ENCODED).replaceAll('+', ' '));
  return decoded === undefined ? undefined : cut(normaliseText(cut(decoded, MAX_VALUE)), MAX_VALUE);
}

function* pairsOf(query: string): Generator<string> {
  let start = query.startsWith('?') ? 1 : 0;
  for (let pairs = 0; pairs < MAX_PAIRS && start < query.length; pairs++) {
    const end = query.indexOf('&', start);
    const stop = end < 0 ? query.length : end;
    if (stop > start) yield query.slice(start, stop);
    start = stop + 1;
  }
}

function readPair(pair: string): {
  key: string;
  name?: string | undefined;
  value?: string | undefined;
} {
  const equals = pair.indexOf('=');
  const key = decode(equals < 0 ? pair : pair.slice(0, equals)) ?? '';
  const [, name, index] = KEY.exec(key) ?? [];
  if (name === undefined || Number(index ?? 0) > MAX_INDEX) return { key };
  return { key, name, value: decode(equals < 0 ? '' : pair.slice(equals + 1)) };
}

export function readQuery(query: string): RawQuery {
  const values = new Map<string, string[]>();
  const unread = new Set<string>();
  for (const pair of pairsOf(query)) {
    const { key, name, value } = readPair(pair);
    const list = name === undefined ? undefined : values.get(name);
    if (
      name === undefined ||
      value === undefined ||
      (list === undefined && values.size >= MAX_NAMES)
    ) {
      if (key !== '' && unread.size < MAX_UNREAD) unread.add(key.slice(0, 40).toWellFormed());
    } else if (list === undefined) values.set(name, [value]);
    else if (list.length < MAX_REPEATS) list.push(value);
  }
  return { values, unread: [...unread] };
}
