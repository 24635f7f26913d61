import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** Somebody who may change the inventory. */
export interface Supplier {
  readonly name: string;
  /** The SHA-256 hashes of the tokens; several, so that a token can be replaced without a gap. */
  readonly tokens: readonly Buffer[];
  /** The secrets with which its webhooks are signed; several for the same reason. */
  readonly webhookSecrets: readonly Buffer[];
  /** The courses that it may change. */
  readonly courses: 'all' | ReadonlySet<number>;
}

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;
/** Bytes of a secret, as Standard Webhooks has it. */
const SHORTEST_SECRET = 24;
const LONGEST_SECRET = 64;

/** `whsec_` and 24 to 64 random bytes in Base64, read as the bytes. */
const webhookSecret = z.string().transform((text, context): Buffer => {
  const secret = Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64');
  if (secret.length >= SHORTEST_SECRET && secret.length <= LONGEST_SECRET) return secret;
  context.addIssue({
    code: 'custom',
    message: `is not whsec_ and ${SHORTEST_SECRET} to ${LONGEST_SECRET} bytes in Base64`,
  });
  return z.NEVER;
});

const supplier = z
  .strictObject({
    tokens: z
      .array(z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256 in hexadecimal digits'))
      .default([]),
    webhooks: z.array(webhookSecret).default([]),
    courses: z.union([z.literal('all'), z.array(z.int().positive())]),
  })
  .refine(({ tokens, webhooks }) => tokens.length + webhooks.length > 0, {
    path: ['tokens'],
    message: 'or webhooks are needed',
  });
const schema = z.record(z.string().regex(/^[\w-]{1,50}$/), supplier);

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

/**
 * Reads the setting: `{"<name>": {"tokens": ["<SHA-256>"], "webhooks": ["whsec_<Base64>"], "courses": "all"
 * or [ids]}}`, with tokens or webhooks or both. An empty text names nobody. Throws an Error that says what
 * is wrong.
 */
export function parseSuppliers(text: string): readonly Supplier[] {
  if (text.trim() === '') return [];
  const { data, error } = schema.safeParse(JSON.parse(text));
  if (error !== undefined)
    throw new Error(
      error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; '),
    );
  const all = Object.values(data);
  if (hasTwice(all.flatMap(({ tokens }) => tokens))) throw new Error('one token is given twice');
  if (hasTwice(all.flatMap(({ webhooks }) => webhooks.map((secret) => secret.toString('base64')))))
    throw new Error('one secret of webhooks is given twice');
  return Object.entries(data).map(([name, { tokens, webhooks, courses }]) => ({
    name,
    tokens: tokens.map((hash) => Buffer.from(hash, 'hex')),
    webhookSecrets: webhooks,
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
