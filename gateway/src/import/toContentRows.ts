import { isRegionCode } from 'shared-contracts/areas';
import { parseIsoDate } from 'shared-contracts/format';
import { MOBILE_BLOCKS, PC_BLOCKS } from 'shared-contracts/gateway';
import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import * as z from 'zod';
import type { StoredEntry } from '../inventory/storedEntry.ts';
import type { ContentTable } from '../inventory/tables.ts';
import { isEmpty, shownText, whole } from '../records/cells.ts';
import { translationCells } from '../records/translationCells.ts';
import type { ImportRecord } from './readRecords.ts';

/** Reads an empty cell as undefined. */
function nothing(value: unknown) {
  return isEmpty(value) ? undefined : value;
}
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(nothing, schema.optional());
}
const address = optional(
  z
    .string()
    .refine(
      (text) => toSafeHref(text, { base: OWN_SITE }) !== undefined,
      'is not an address that may be shown',
    ),
);
const text = optional(shownText(300));
const side = optional(whole(1, 4000));

const BLOCKS: Readonly<Record<'pc' | 'sp', ReadonlySet<string>>> = {
  pc: new Set(PC_BLOCKS),
  sp: new Set(MOBILE_BLOCKS),
};

/** The form of a record of `content`. */
export const contentRecord = z
  .strictObject({
    device: z.enum(['pc', 'sp']),
    /** A region code; 0 shows the entry in every region. */
    region: whole(0, 108).refine(
      (code) => code === 0 || isRegionCode(code),
      'is neither 0 nor 101 to 108',
    ),
    block: z.enum([...new Set([...PC_BLOCKS, ...MOBILE_BLOCKS])]),
    display: optional(whole(0, 1)),
    href: address,
    src: address,
    avif: address,
    webp: address,
    alt: text,
    label: text,
    text,
    // R9.06: the entry is in a language when each of its texts is
    ...translationCells('alt', text),
    ...translationCells('label', text),
    ...translationCells('text', text),
    ...translationCells('src', address),
    width: side,
    height: side,
    date: optional(
      z
        .string()
        .refine((day) => parseIsoDate(day) !== undefined, 'is not a date of the form YYYY-MM-DD'),
    ),
  })
  .refine(({ device, block }) => BLOCKS[device].has(block), {
    path: ['block'],
    message: 'is not a block of this device',
  });

function complain(at: number, error: z.ZodError) {
  return error.issues
    .map(({ path, message }) => `record ${at + 1}: ${path.join('.')} ${message}`)
    .join('\n');
}

/**
 * Returns the rows of content records, numbered within each block. Throws one SyntaxError that
 * names every wrong record.
 */
export function toContentRows(records: readonly ImportRecord[]): ContentTable[] {
  const positions = new Map<string, number>();
  const read = records.map((record) => contentRecord.safeParse(record));
  const wrong = read.flatMap(({ error }, at) => (error ? [complain(at, error)] : []));
  if (wrong.length > 0) throw new SyntaxError(wrong.join('\n'));
  return read.flatMap(({ data }) => {
    if (!data) return [];
    const { device, region, block, ...given } = data;
    const key = `${device} ${region} ${block}`;
    const position = positions.get(key) ?? 0;
    positions.set(key, position + 1);
    const entry: StoredEntry = {
      display: 1,
      ...(JSON.parse(JSON.stringify(given)) as StoredEntry),
    };
    return [{ device, region, block, position, entry: JSON.stringify(entry) }];
  });
}
