import fc from 'fast-check';
import { anyVariantOf, strange } from '../../anyVariant.ts';
import { fitting, type Surface } from './surface.ts';
import { toBytes, type WildRequest } from './wildRequest.ts';

/** A body and its type; neither where nothing is sent. */
export type Body = Pick<WildRequest, 'body'> & { readonly type?: string };
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/x-ndjson',
  'application/gzip',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  '/',
  '\xff',
];

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asForm(value: unknown): string {
  return Object.entries((value ?? {}) as object)
    .map(
      ([name, each]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(asText(each).toWellFormed())}`,
    )
    .join('&');
}

/** Bodies that are none of their type, or of no known type. */
const brokenBody: fc.Arbitrary<Body> = fc.record({
  body: fc.oneof(
    strange.map((value) => toBytes(JSON.stringify(value) ?? '')),
    fc.constantFrom('', '{', '[', '{"a":', '\x1f\x8b\x08', 'null', '"', '\xff', '{"__proto__":{}}'),
    fc.integer({ min: 1, max: 150_000 }).map((count) => 'x'.repeat(count)),
  ),
  type: fc.constantFrom(...TYPES),
});

/** Bodies for a route: near to what it takes, of another type, and broken ones. */
export function anyBody(
  path: string,
  { bodies, rawBodies = [], forms }: Surface,
): fc.Arbitrary<Body> {
  const own = fitting(bodies, path);
  const right = fc.constantFrom(...(own.length > 0 ? own : [{}]));
  const variant = fc.oneof(
    right,
    right.chain((body) => anyVariantOf(body, 2)),
  );
  const takesForms = forms.some((beginning) => path.startsWith(beginning));
  const json = variant.map((value) => ({
    body: toBytes(JSON.stringify(value) ?? ''),
    type: 'application/json',
  }));
  const raw = fitting(rawBodies, path).map(({ type, text }) => ({
    weight: 20,
    arbitrary: text.map((body) => ({ body, type })),
  }));
  return fc.oneof(
    { weight: takesForms ? 1 : 8, arbitrary: json },
    {
      weight: takesForms ? 8 : 1,
      arbitrary: variant.map((value) => ({
        body: asForm(value),
        type: 'application/x-www-form-urlencoded',
      })),
    },
    ...raw,
    { weight: 1, arbitrary: brokenBody },
  );
}
