import * as z from 'zod';
import { SWITCHES, USUAL_RULES, type SiteRules } from '../../src/site-rules/siteRules.ts';

/** Rules travel with every page. */
const MOST_RULES = 200;

const switches = Object.fromEntries(
  SWITCHES.map((name) => [name, z.boolean().default(false)]),
) as Record<(typeof SWITCHES)[number], z.ZodDefault<z.ZodBoolean>>;

const rule = z.strictObject({
  from: z.string().regex(/^\/[^?#*]*(\/\*)?$/, 'is not a path, or a path that ends in /*'),
  to: z.string().min(1).max(2048),
  devices: z
    .array(z.enum(['PC', 'MB', 'TB']))
    .min(1)
    .optional(),
  keepQuery: z.boolean().optional(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).optional(),
});

/** The operator's file. A name that is not known is a mistake, and is told. */
const siteRules = z.strictObject({
  maintenance: z
    .strictObject({
      ...switches,
      announcement: z.url({ protocol: /^https?$/ }).optional(),
      until: z.iso.datetime({ offset: true }).optional(),
    })
    .prefault({}),
  routes: z
    .array(rule)
    .max(MOST_RULES)
    .default([...USUAL_RULES.routes] as z.infer<typeof rule>[]),
});

/** Reads the file's text. Throws one error that names everything that does not fit. */
export function parseSiteRules(text: string): SiteRules {
  const read = siteRules.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}
