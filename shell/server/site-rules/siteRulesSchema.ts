import { DEVICES } from 'shared-contracts/widget';
import * as z from 'zod';
import { SWITCHES, USUAL_RULES, type SiteRules } from '../../src/site-rules/siteRules.ts';

/** The largest number of rules, since every page contains them. */
const MOST_RULES = 200;

const switches = Object.fromEntries(
  SWITCHES.map((name) => [name, z.boolean().default(false)]),
) as Record<(typeof SWITCHES)[number], z.ZodDefault<z.ZodBoolean>>;

const rule = z.strictObject({
  from: z.string().regex(/^\/[^?#*]*(\/\*)?$/, 'is not a path, or a path that ends in /*'),
  to: z.string().min(1).max(2048),
  devices: z.array(z.enum(DEVICES)).min(1).optional(),
  keepQuery: z.boolean().optional(),
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).optional(),
});

/** The schema of the operator's file. It refuses unknown names, since they are mistakes. */
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

/** Parses the file's text. Throws one error that names every invalid part. */
export function parseSiteRules(text: string): SiteRules {
  const read = siteRules.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}
