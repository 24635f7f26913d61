import * as z from 'zod';

/**
 * The supported subset of JSON Schema: object, array, string, number, boolean, enum, optional
 * fields.
 */
interface ComparableSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'boolean' | undefined;
  readonly properties?: Readonly<Record<string, ComparableSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: ComparableSchema | undefined;
  readonly enum?: readonly (string | number | boolean)[] | undefined;
}

/** Returns whether all values of an enum have the schema's type, or one common type. */
function isOfOneType({ type, enum: values }: ComparableSchema): boolean {
  return (
    values === undefined || values.every((value) => typeof value === (type ?? typeof values[0]))
  );
}

/** Returns whether every required field has a schema. */
function describesRequired({ properties = {}, required = [] }: ComparableSchema): boolean {
  return required.every((name) => Object.hasOwn(properties, name));
}

const comparable: z.ZodType<ComparableSchema> = z.lazy(() =>
  z
    .strictObject({
      type: z.enum(['object', 'array', 'string', 'number', 'boolean']).optional(),
      properties: z.record(z.string(), comparable).optional(),
      required: z.array(z.string()).optional(),
      items: comparable.optional(),
      enum: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
      additionalProperties: z.boolean().optional(),
    })
    .refine(
      ({ type, enum: values }) => type !== undefined || values !== undefined,
      'has neither a type nor an enum',
    )
    .refine(isOfOneType, 'has enum values of another type')
    .refine(describesRequired, 'a required field without a schema'),
);

/** One field that a reader may be unable to read. */
export interface Misfit {
  /** The path of the field (`courses[].id`); empty for the whole payload. */
  readonly field: string;
  readonly why: string;
}

function incomparable({ issues }: z.ZodError): Misfit {
  const why = issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');
  return { field: '', why: `the schema cannot be compared: ${why}` };
}

function inside(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

function typeOf({ type, enum: values }: ComparableSchema): string {
  return type ?? typeof values?.[0];
}

function ofEnums(sent: ComparableSchema, heard: ComparableSchema, field: string): Misfit[] {
  const { enum: known } = heard;
  if (known === undefined) return [];
  if (sent.enum === undefined)
    return [{ field, why: `any ${typeOf(sent)} is sent, only ${known.join(', ')} is read` }];
  const unknown = sent.enum.filter((value) => !known.includes(value));
  return unknown.length === 0 ? [] : [{ field, why: `${unknown.join(', ')} is sent and not read` }];
}

function ofObjects(sent: ComparableSchema, heard: ComparableSchema, field: string): Misfit[] {
  return Object.entries(heard.properties ?? {}).flatMap(([name, wanted]) => {
    const given = Object.hasOwn(sent.properties ?? {}, name) ? sent.properties?.[name] : undefined;
    const isNeeded = heard.required?.includes(name) ?? false;
    if (!given)
      return isNeeded ? [{ field: inside(field, name), why: 'is read and not sent' }] : [];
    const isSure = sent.required?.includes(name) ?? false;
    return [
      ...(isNeeded && !isSure
        ? [{ field: inside(field, name), why: 'is needed and not always sent' }]
        : []),
      ...compare(given, wanted, inside(field, name)),
    ];
  });
}

function compare(sent: ComparableSchema, heard: ComparableSchema, field: string): Misfit[] {
  if (typeOf(sent) !== typeOf(heard))
    return [{ field, why: `a ${typeOf(sent)} is sent, a ${typeOf(heard)} is read` }];
  if (sent.type === 'array') {
    // without a schema for its items an array may hold anything, and a reader accepts anything
    if (heard.items === undefined) return [];
    return sent.items === undefined
      ? [{ field: `${field}[]`, why: 'anything is sent' }]
      : compare(sent.items, heard.items, `${field}[]`);
  }
  return sent.type === 'object' ? ofObjects(sent, heard, field) : ofEnums(sent, heard, field);
}

/**
 * Returns the fields in which a payload that fits `sent` may not fit `heard`; empty if every
 * payload fits. A reader ignores unknown fields, like the bus. A schema outside the subset is a
 * misfit.
 */
export function misfits(sent: unknown, heard: unknown): Misfit[] {
  const given = comparable.safeParse(sent);
  const wanted = comparable.safeParse(heard);
  if (!given.success) return [incomparable(given.error)];
  if (!wanted.success) return [incomparable(wanted.error)];
  return compare(given.data, wanted.data, '');
}
