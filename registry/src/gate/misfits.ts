import * as z from 'zod';

/** The subset of JSON Schema that an event may use: object, array, string, number, boolean, enum, optional. */
interface ComparableSchema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'boolean' | undefined;
  readonly properties?: Readonly<Record<string, ComparableSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: ComparableSchema | undefined;
  readonly enum?: readonly (string | number | boolean)[] | undefined;
}

/** An enum holds strings, or numbers, or booleans: the type that stands beside it, if any. */
function isOfOneType({ type, enum: values }: ComparableSchema): boolean {
  return (
    values === undefined || values.every((value) => typeof value === (type ?? typeof values[0]))
  );
}

/** A field that is needed is one that is described. */
function describesWhatItNeeds({ properties = {}, required = [] }: ComparableSchema): boolean {
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
      'neither a type nor an enum',
    )
    .refine(isOfOneType, 'an enum of other values than its type')
    .refine(describesWhatItNeeds, 'a required field that is not described'),
);

/** One place where a reader cannot read what a sender may send. */
export interface Misfit {
  /** As a program writes it: `courses[].id`; empty for the whole payload. */
  readonly field: string;
  readonly why: string;
}

function inside(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

function typeOf({ type, enum: values }: ComparableSchema): string {
  return type ?? typeof values?.[0];
}

function ofEnums(sent: ComparableSchema, heard: ComparableSchema, field: string): Misfit[] {
  if (heard.enum === undefined) return [];
  if (sent.enum === undefined)
    return [{ field, why: `any ${typeOf(sent)} is sent, only ${heard.enum.join(', ')} is read` }];
  const unknown = sent.enum.filter((value) => !heard.enum!.includes(value));
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
    // an array without a schema of its items may hold anything, and a reader without one reads anything
    if (heard.items === undefined) return [];
    return sent.items === undefined
      ? [{ field: `${field}[]`, why: 'anything is sent' }]
      : compare(sent.items, heard.items, `${field}[]`);
  }
  return sent.type === 'object' ? ofObjects(sent, heard, field) : ofEnums(sent, heard, field);
}

/**
 * Where a payload that fits `sent` could fail to fit `heard`; empty where none can. A reader ignores fields that it does
 * not know, as the bus does. What goes beyond the subset cannot be compared, and is a misfit.
 */
export function misfits(sent: unknown, heard: unknown): Misfit[] {
  const given = comparable.safeParse(sent);
  const wanted = comparable.safeParse(heard);
  if (given.success && wanted.success) return compare(given.data, wanted.data, '');
  const why = (given.error ?? wanted.error)!.issues
    .map(({ path, message }) => `${path.join('.')} ${message}`.trim())
    .join('; ');
  return [{ field: '', why: `the schema cannot be compared: ${why}` }];
}
