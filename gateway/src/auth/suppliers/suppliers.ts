import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Somebody who may change the inventory. */
export interface Supplier {
  readonly name: string;
  /** The SHA-256 hashes of the tokens; several, so that a token can be replaced without a gap. */
  readonly tokens: readonly Buffer[];
  /** The courses that it may change. */
  readonly courses: 'all' | ReadonlySet<number>;
}

const supplier = z.strictObject({
  tokens: z.array(z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256 in hexadecimal digits')).min(1),
  courses: z.union([z.literal('all'), z.array(z.int().positive())]),
});
const schema = z.record(z.string().regex(/^[\w-]{1,50}$/), supplier);

/**
 * Reads the setting: `{"<name>": {"tokens": ["<SHA-256>"], "courses": "all" or [ids]}}`. An empty text
 * names nobody. Throws an Error that says what is wrong.
 */
export function parseSuppliers(text: string): readonly Supplier[] {
  if (text.trim() === '') return [];
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (error !== undefined)
    throw new Error(
      error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    );
  const hashes = Object.values(data).flatMap(({ tokens }) => tokens);
  if (new Set(hashes).size < hashes.length) throw new Error('one token is given twice');
  return Object.entries(data).map(([name, { tokens, courses }]) => ({
    name,
    tokens: tokens.map((hash) => Buffer.from(hash, 'hex')),
    courses: courses === 'all' ? courses : new Set(courses),
  }));
}

/**
 * Returns whose token an `Authorization` header holds; undefined for nobody's. Takes the same time for
 * every wrong token.
 */
export function supplierOf(
  suppliers: readonly Supplier[],
  authorization = '',
): Supplier | undefined {
  const token = /^Bearer (\S{16,200})$/i.exec(authorization)?.[1] ?? '';
  const shown = createHash('sha256').update(token).digest();
  let found: Supplier | undefined;
  for (const each of suppliers)
    for (const known of each.tokens)
      if (timingSafeEqual(known, shown) && token !== '') found = each;
  return found;
}
