/** @jest-environment node */
import fc from 'fast-check';
import * as zod from 'zod/mini';
import * as lean from './leanZod.ts';

interface Checked {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly data?: unknown;
    readonly error?: { readonly issues: readonly { readonly path: readonly unknown[] }[] };
  };
}
interface Contracts {
  readonly gateway: Readonly<Record<string, unknown>>;
  readonly events: { readonly EVENTS: Readonly<Record<string, { readonly schema: Checked }>> };
}

/** All that is checked in browsers, made with one of the two. */
function load(): ReadonlyMap<string, Checked> {
  let found: Contracts | undefined;
  jest.isolateModules(() => {
    found = {
      gateway: jest.requireActual('shared-contracts/gateway'),
      events: jest.requireActual('shared-contracts/events'),
    };
  });
  const calls = Object.entries(found?.gateway ?? {}).flatMap(([name, call]) =>
    call !== null && typeof call === 'object' && 'reply' in call
      ? [[name, call.reply as Checked] as const]
      : [],
  );
  const events = Object.entries(found?.events.EVENTS ?? {}).map(
    ([name, { schema }]) => [name, schema] as const,
  );
  return new Map([...calls, ...events]);
}

const byZod = load();
jest.doMock('zod/mini', () => lean);
const inBrowsers = load();

interface Definition {
  readonly type: string;
  readonly shape: Readonly<Record<string, zod.ZodMiniType>>;
  readonly element: zod.ZodMiniType;
  readonly innerType: zod.ZodMiniType;
  readonly valueType: zod.ZodMiniType;
  readonly options: readonly zod.ZodMiniType[];
  readonly entries: Readonly<Record<string, string>>;
  readonly values: readonly unknown[];
}

const stranger = fc.constantFrom(undefined, null, '', '1', 0, -1, 1.5, NaN, Infinity, true, [], {});

function anyObject(shape: Definition['shape']): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = { 'not-in-the-schema': stranger };
  for (const [key, inner] of Object.entries(shape)) fields[key] = anyLike(inner);
  // half of them may lack any key
  return fc.oneof(
    fc.record(fields, { requiredKeys: Object.keys(shape) }),
    fc.record(fields, { requiredKeys: [] }),
  );
}

/** Values that fit a schema, and values that nearly do. */
function anyLike(schema: zod.ZodMiniType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: anyFit(schema) }, { weight: 1, arbitrary: stranger });
}

function anyFit(schema: zod.ZodMiniType): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Definition;
  switch (def.type) {
    case 'object':
      return anyObject(def.shape);
    case 'array':
      return fc.array(anyLike(def.element), { maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.string(), anyLike(def.valueType), { maxKeys: 3 });
    case 'optional':
      return fc.option(anyLike(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(anyLike(def.innerType));
    case 'union':
      return fc.oneof(...def.options.map(anyLike));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'string':
      return fc.oneof(fc.string(), fc.constantFrom('2026-11-28', '102', 'sha384-'));
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    default:
      return stranger;
  }
}

/** What it says of a value: the value that it reads, or where it does not fit. */
function verdict(schema: Checked | undefined, value: unknown): unknown {
  const { success, data, error } = schema?.safeParse(value) ?? {};
  if (success) return { data };
  // zod says of an empty text both that it is no list and that it is too short
  return { paths: [...new Set(error?.issues.map(({ path }) => path.join('.')))] };
}

function expectSame(real: Checked, other: Checked | undefined, like: fc.Arbitrary<unknown>) {
  let fitting = 0;
  fc.assert(
    fc.property(like, (value) => {
      const expected = verdict(real, value);
      fitting += Number('data' in (expected as object));
      expect(verdict(other, value)).toStrictEqual(expected);
    }),
    { numRuns: 150 },
  );
  return fitting;
}

describe('zod as browsers of visitors get it', () => {
  it.each([...byZod.keys()])('[R10.03] reads and refuses what zod does: %s', (name) => {
    const real = byZod.get(name);
    if (!real) throw new Error(`${name} is not there`);
    expect(inBrowsers.get(name)).toHaveProperty('mayBeAbsent');
    expectSame(real, inBrowsers.get(name), anyLike(real as unknown as zod.ZodMiniType));
  });

  const pairs: Record<string, (z: typeof zod) => zod.ZodMiniType> = {
    'a record': (z) => z.record(z.string(), z.number()),
    'a loose object': (z) => z.looseObject({ a: z.number(), b: z.optional(z.string()) }),
    'an absent unknown': (z) => z.object({ a: z.unknown(), b: z.nullable(z.optional(z.number())) }),
    'a union': (z) => z.union([z.literal(301), z.string(), z.object({ a: z.string() })]),
    'a text with a form': (z) => z.array(z.string().check(z.regex(/^[\w.-]{1,4}$/))),
    'a list of one at least': (z) => z.array(z.boolean()).check(z.minLength(1)),
    'an enum': (z) => z.array(z.enum(['PC', 'MB'])),
  };
  it.each(Object.entries(pairs))('reads and refuses what zod does: %s', (_name, make) => {
    const real = make(zod);
    const other = make(lean as unknown as typeof zod);
    expect(expectSame(real, other, anyLike(real))).toBeGreaterThan(10);
  });

  it('[R10.05] a payload cannot name the prototype of what is read', () => {
    const hostile: unknown = JSON.parse('{"a": 1, "__proto__": {"isAdmin": true}}');
    for (const make of [pairs['a record'], pairs['a loose object']]) {
      const read = make?.(lean as unknown as typeof zod).safeParse(hostile);
      expect(Object.getPrototypeOf(read?.data)).toBe(Object.prototype);
      expect(read).not.toHaveProperty('data.isAdmin');
    }
  });

  it('names the place and the kind that was expected, as the overlay shows it', () => {
    const read = lean.object({ list: lean.array(lean.number()) }).safeParse({ list: [1, 'x'] });
    expect(read.error?.issues).toEqual([
      { code: 'invalid_type', path: ['list', 1], expected: 'number', message: 'Invalid input' },
    ]);
  });
});
