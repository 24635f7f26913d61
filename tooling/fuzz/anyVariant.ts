import fc from 'fast-check';

/** Values that readers of JSON, of addresses and of HTML have stumbled over. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  9_007_199_254_740_992,
  '',
  ' ',
  '0',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..\\..\\x',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>',
  '//evil.example/x',
  '/\\evil.example',
  'http://',
  'http://[::1',
  'https://user:password@evil.example/',
  '\u0000',
  '\uD800',
  '\u202Eabc',
  '１２',
  'x'.repeat(5000),
  '%',
  '%E3%82',
  '<script>alert(1)</script>',
  [],
  {},
  [[[[[[[[]]]]]]]],
  JSON.parse('{"__proto__": {"x": 1}, "constructor": 1, "toString": "x"}'),
  '2026-02-30',
  '1.2.3-',
  '>=1 <0 ||',
];

export const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Holder = Record<string, unknown>;
interface Place {
  readonly holder: Holder;
  readonly key: string;
}

function placesIn(holder: unknown): Place[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const own = holder as Holder;
  return Object.keys(own).flatMap((key) => [{ holder: own, key }, ...placesIn(own[key])]);
}

/** Sets an own property, also one of the name `__proto__`; of a list only what JSON could give it. */
function put(holder: object, key: string, value: unknown): void {
  if (Array.isArray(holder) && !(Number(key) <= holder.length)) return;
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

interface Edit {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'add' | 'rename';
  readonly key: string;
  readonly value: unknown;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(100_000),
  how: fc.constantFrom(
    'replace' as const,
    'replace' as const,
    'remove' as const,
    'add' as const,
    'rename' as const,
  ),
  key: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', '', '0'), fc.string()),
  value: strange,
});

function applyEdit(whole: Holder, { at, how, key, value: shared }: Edit): void {
  // later edits change a part of this copy, never what other inputs hold, too
  const value = JSON.parse(JSON.stringify(shared ?? null)) as unknown;
  const places = placesIn(whole);
  const { holder, key: old } = places[at % places.length] ?? { holder: whole, key: 'value' };
  const present = holder[old];
  if (how === 'replace') put(holder, old, value);
  else if (how === 'add' && typeof present === 'object' && present !== null)
    put(present, key, value);
  else if (holder === whole) put(holder, old, value);
  else if (how === 'remove') Reflect.deleteProperty(holder, old);
  else {
    put(holder, key, present);
    if (how === 'rename') Reflect.deleteProperty(holder, old);
  }
}

/** Returns copies of a JSON value with up to so many parts replaced, removed, added or renamed. */
export function anyVariantOf(value: unknown, most = 3): fc.Arbitrary<unknown> {
  const text = JSON.stringify(value);
  return fc.array(edit, { maxLength: most }).map((edits) => {
    const whole: Holder = { value: JSON.parse(text) as unknown };
    for (const each of edits) applyEdit(whole, each);
    // a list loses the names that JSON cannot give it
    return JSON.parse(JSON.stringify(whole.value ?? null)) as unknown;
  });
}

/** Returns copies of a text with up to so many pieces cut out, doubled or put in. */
export function anyVariantOfText(
  text: string,
  pieces: readonly string[],
  most = 6,
): fc.Arbitrary<string> {
  const cut = fc.record({
    at: fc.nat(text.length),
    length: fc.nat(20),
    piece: fc.oneof(fc.constantFrom('', ...pieces), fc.string({ unit: 'binary', maxLength: 20 })),
  });
  return fc
    .array(cut, { maxLength: most })
    .map((cuts) =>
      cuts.reduce(
        (all, { at, length, piece }) => all.slice(0, at) + piece + all.slice(at + length),
        text,
      ),
    );
}
