import { toLocalAddress } from 'shared-contracts/links';
import type { ReleaseAct } from 'staff-pages/state/widgetReleases';
import * as z from 'zod';

/** One form of the page of releases. */
export interface ReleaseForm {
  readonly fields: z.ZodType<{ readonly widget: string }>;
  /** The registry's call, below the widget's address. */
  readonly method: 'POST' | 'PUT';
  readonly path: string;
}

const widget = z.string().regex(/^mf-[a-z][a-z0-9-]{1,40}$/);
const reason = z.string().trim().min(1).max(300);
const version = z.string().regex(/^[0-9a-z.-]{1,100}$/);
const traffic = z.coerce.number().int().min(1).max(100);
const hold = z.enum(['', 'frozen', 'pinned']);
const minutes = z.coerce.number().int().min(1).max(10_080);
const address = z
  .string()
  .transform(
    (text, context) =>
      toLocalAddress(text) ?? (context.addIssue('is not a local address'), z.NEVER),
  );

/** The forms of the page: their fields, and the registry's call for each. */
export const RELEASE_FORMS: Readonly<Record<ReleaseAct, ReleaseForm>> = {
  raise: {
    fields: z.object({ widget, reason, traffic, of: version.optional() }),
    method: 'POST',
    path: 'raise',
  },
  start: {
    fields: z.object({ widget, reason, version, traffic }),
    method: 'POST',
    path: 'start',
  },
  rollback: {
    fields: z.object({ widget, reason, version: version.optional(), of: version.optional() }),
    method: 'POST',
    path: 'rollback',
  },
  hold: {
    fields: z.object({ widget, reason, hold, of: hold.optional() }),
    method: 'PUT',
    path: 'hold',
  },
  preview: {
    fields: z.object({ widget, reason, version, minutes }),
    method: 'POST',
    path: 'previews',
  },
  'local-preview': {
    fields: z.object({ widget, reason, address, minutes }),
    method: 'POST',
    path: 'previews',
  },
};

/** The fields that are filled also where they are empty: an empty hold, and one that was there, is none. */
const MAY_BE_EMPTY = new Set(['hold', 'of']);

/** Returns the filled fields of a form. */
export function filledIn(body: unknown): Readonly<Record<string, string>> {
  const fields = Object.entries((body ?? {}) as Record<string, string>);
  return Object.fromEntries(
    fields.filter(([name, value]) => MAY_BE_EMPTY.has(name) || value !== ''),
  );
}
