import fc from 'fast-check';
import * as z from 'zod/mini';
import { misfits } from './misfits.ts';

function toJson(schema: z.core.$ZodType): unknown {
  const { $schema: _, ...json } = z.toJSONSchema(schema);
  return json;
}
function between(sent: z.core.$ZodType, heard: z.core.$ZodType) {
  return misfits(toJson(sent), toJson(heard)).map(({ field, why }) => `${field}: ${why}`);
}

describe('the comparison of a sender with a reader', () => {
  const query = z.object({ query: z.string(), count: z.number() });

  it.each([
    ['the same schema', query, query],
    ['an additional field', query, z.object({ query: z.string() })],
    [
      'a missing optional field',
      z.object({ query: z.string() }),
      z.object({ query: z.string(), page: z.optional(z.number()) }),
    ],
    [
      'fewer words than the reader knows',
      z.object({ mode: z.enum(['a']) }),
      z.object({ mode: z.enum(['a', 'b']) }),
    ],
    [
      'some words for a reader of any text',
      z.object({ mode: z.enum(['a']) }),
      z.object({ mode: z.string() }),
    ],
  ])('[R10.03] accepts %s', (_what, sent, heard) => {
    expect(between(sent, heard)).toEqual([]);
  });

  it.each([
    ['a missing field', z.object({ query: z.string() }), query, 'count: is read and not sent'],
    [
      'an optional field that the reader needs',
      z.object({ query: z.string(), count: z.optional(z.number()) }),
      query,
      'count: is needed and not always sent',
    ],
    [
      'another type',
      z.object({ query: z.string(), count: z.string() }),
      query,
      'count: a string is sent, a number is read',
    ],
    [
      'a word that the reader does not know',
      z.object({ mode: z.enum(['a', 'c']) }),
      z.object({ mode: z.enum(['a', 'b']) }),
      'mode: c is sent and not read',
    ],
    [
      'any text for a reader of some words',
      z.object({ mode: z.string() }),
      z.object({ mode: z.enum(['a', 'b']) }),
      'mode: any string is sent, only a, b is read',
    ],
    [
      'a nested field',
      z.object({ courses: z.array(z.object({ id: z.string() })) }),
      z.object({ courses: z.array(z.object({ id: z.number() })) }),
      'courses[].id: a string is sent, a number is read',
    ],
  ])('[R10.03] reports %s', (_what, sent, heard, said) => {
    expect(between(sent, heard)).toEqual([said]);
  });

  it('[R10.03] reports a schema outside the supported subset', () => {
    expect(
      misfits({ type: 'object', patternProperties: {} }, { type: 'object' })[0]?.why,
    ).toContain('cannot be compared');
    expect(misfits({ anyOf: [] }, { type: 'string' })[0]?.why).toContain('cannot be compared');
  });

  it.each([
    ['an enum of several types', { enum: ['a', 1] }, { type: 'string' }],
    ['an enum of another type than its schema', { type: 'string', enum: [1] }, { type: 'string' }],
    ['an array with an enum', { type: 'array' }, { type: 'array', enum: ['a'] }],
    ['an object with an enum', { type: 'object' }, { type: 'object', enum: ['a'] }],
    ['a required field without a schema', { type: 'object' }, { type: 'object', required: ['x'] }],
    [
      'a nested required field without a schema',
      { type: 'array', items: { type: 'object', properties: { a: { type: 'object' } } } },
      {
        type: 'array',
        items: { type: 'object', properties: { a: { type: 'object', required: ['x'] } } },
      },
    ],
  ])('[R10.03] does not compare %s', (_what, sent, heard) => {
    expect(misfits(sent, heard)[0]?.why).toContain('cannot be compared');
  });

  it('[R10.03] reports a missing field even if it has the name of an inherited property', () => {
    expect(
      misfits(
        { type: 'object' },
        {
          type: 'object',
          properties: { constructor: { type: 'string' } },
          required: ['constructor'],
        },
      ),
    ).toEqual([{ field: 'constructor', why: 'is read and not sent' }]);
  });
});

type Schema = z.core.$ZodType;
const words = fc.constantFrom('a', 'b', 'c');
/** Generates schemas of the subset, small enough that two of them often fit each other. */
const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .constantFrom<() => Schema>(
        () => z.string(),
        () => z.number(),
        () => z.boolean(),
      )
      .map((make) => make()),
    fc.uniqueArray(words, { minLength: 1 }).map((values) => z.enum(values) as Schema),
    tie('schema').map((items) => z.array(items) as Schema),
    fc
      .dictionary(words, fc.tuple(tie('schema'), fc.boolean()), { maxKeys: 3 })
      .map(
        (fields) =>
          z.object(
            Object.fromEntries(
              Object.entries(fields).map(([name, [field, isOptional]]) => [
                name,
                isOptional ? z.optional(field) : field,
              ]),
            ),
          ) as Schema,
      ),
  ),
}));

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Generates the payloads that fit a schema. */
function payloadOf(json: JsonSchema): fc.Arbitrary<unknown> {
  if (json.enum) return fc.constantFrom(...json.enum);
  switch (json.type) {
    case 'string':
      return fc.string();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(payloadOf(json.items ?? {}), { maxLength: 3 });
    default:
      return fc.record(
        Object.fromEntries(
          Object.entries(json.properties ?? {}).map(([name, field]) => [name, payloadOf(field)]),
        ),
        { requiredKeys: [...(json.required ?? [])] },
      );
  }
}

it('[R10.03] a pair without misfits has no payload that its reader refuses', () => {
  let passed = 0;
  const pair = fc.oneof(
    fc.tuple(schema, schema),
    schema.map((same): [Schema, Schema] => [same, same]),
  );
  fc.assert(
    fc.property(
      pair.chain(([sent, heard]) =>
        fc.tuple(fc.constant(sent), fc.constant(heard), payloadOf(toJson(sent) as JsonSchema)),
      ),
      ([sent, heard, payload]) => {
        expect(z.safeParse(sent, payload).success).toBe(true);
        if (misfits(toJson(sent), toJson(heard)).length > 0) return;
        passed += 1;
        expect(z.safeParse(heard, payload).success).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
  expect(passed).toBeGreaterThan(500);
});

it('[R10.03] a schema fits itself', () => {
  fc.assert(fc.property(schema, (same) => expect(misfits(toJson(same), toJson(same))).toEqual([])));
});

/** Generates JSON Schemas that a team could write by hand but that zod would not produce. */
const { handwritten } = fc.letrec<{ handwritten: JsonSchema }>((tie) => {
  const values = fc.option(
    fc.uniqueArray(fc.constantFrom('a', 'b', 1, 2, true), { minLength: 1, maxLength: 3 }),
    { nil: undefined, freq: 2 },
  );
  return {
    handwritten: fc
      .oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.record({
          type: fc.constantFrom('string', 'number', 'boolean', undefined),
          enum: values,
        }),
        fc.record({
          type: fc.constant('array'),
          items: fc.option(tie('handwritten'), { nil: undefined }),
          enum: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, values),
        }),
        fc.record({
          type: fc.constant('object'),
          properties: fc.dictionary(words, tie('handwritten'), { maxKeys: 2 }),
          required: fc.uniqueArray(words, { maxLength: 2 }),
          enum: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, values),
        }),
      )
      .map((json) => JSON.parse(JSON.stringify(json)) as JsonSchema),
  };
});

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
/** Returns whether a value fits a schema by the rules of JSON Schema. */
function fits(
  { type, enum: values, items, properties = {}, required = [] }: JsonSchema,
  value: unknown,
): boolean {
  return (
    (type === undefined || typeOf(value) === type) &&
    (values === undefined || values.includes(value)) &&
    (items === undefined || !Array.isArray(value) || value.every((item) => fits(items, item))) &&
    (typeOf(value) !== 'object' ||
      (required.every((name) => Object.hasOwn(value as object, name)) &&
        Object.entries(properties).every(
          ([name, field]) =>
            !Object.hasOwn(value as object, name) ||
            fits(field, Reflect.get(value as object, name)),
        )))
  );
}

const anything = fc.constantFrom<unknown>('a', 'c', 1, 3, false, [], ['a'], [1], {}, { a: 'a' });
/** Generates values that often fit a handwritten schema. */
function tried({
  type,
  enum: values,
  items,
  properties = {},
  required = [],
}: JsonSchema): fc.Arbitrary<unknown> {
  if (values) return fc.oneof(fc.constantFrom(...values), anything);
  if (type === 'array') return fc.array(items ? tried(items) : anything, { maxLength: 2 });
  if (type !== 'object') return anything;
  const fields = {
    ...Object.fromEntries(required.map((name) => [name, anything])),
    ...Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, tried(field)])),
  };
  return fc.record(fields, { requiredKeys: [...required] });
}

it('[R10.03] a handwritten pair without misfits has no payload that its reader refuses', () => {
  let passed = 0;
  const pair = fc.oneof(
    fc.tuple(handwritten, handwritten),
    handwritten.map((same): [JsonSchema, JsonSchema] => [same, same]),
    handwritten.map(({ enum: _, ...rest }): [JsonSchema, JsonSchema] => [
      rest,
      { ...rest, ...(_ && { enum: _ }) },
    ]),
  );
  fc.assert(
    fc.property(
      pair.chain(([sent, heard]) => fc.tuple(fc.constant(sent), fc.constant(heard), tried(sent))),
      ([sent, heard, payload]) => {
        if (!fits(sent, payload) || misfits(sent, heard).length > 0) return;
        passed += 1;
        expect(fits(heard, payload)).toBe(true);
      },
    ),
    { numRuns: 4000 },
  );
  expect(passed).toBeGreaterThan(200);
});
