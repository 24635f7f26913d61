import * as z from 'zod/mini';
import { SWITCHES, type SiteRules } from '../site-rules/siteRules.ts';

const rule = z.object({
  from: z.string(),
  to: z.string(),
  devices: z.optional(z.array(z.enum(['PC', 'MB', 'TB']))),
  keepQuery: z.optional(z.boolean()),
  status: z.optional(z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])),
});
// `Object.fromEntries` forgets the names of its keys, so the cast gives them back.
const switches = Object.fromEntries(SWITCHES.map((name) => [name, z.boolean()])) as Record<
  (typeof SWITCHES)[number],
  z.ZodMiniBoolean
>;
const siteRules = z.object({
  maintenance: z.object({
    ...switches,
    announcement: z.optional(z.string()),
    until: z.optional(z.string()),
  }),
  routes: z.array(rule),
});

const latestBuild = z.object({
  build: z.string().check(z.regex(/^[\w.-]{1,80}$/)),
  builtAt: z.number(),
  widgets: z.record(z.string(), z.array(z.string())),
  rules: siteRules,
});

/** R7.09: what is live now, as `/builds/latest.json` says it. */
export interface LatestBuild {
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  /** The live versions of each widget by its name, the stable one first. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
  readonly rules: SiteRules;
}

/** The path of the description of what is live. */
export const LATEST_BUILD = '/builds/latest.json';

/** R7.09: returns the path of the manifest of one build. */
export function buildManifestPath(build: string): string {
  return `/builds/${build}.json`;
}

/**
 * Reads an answer of `/builds/latest.json`. Returns undefined if it does not describe a build
 * (fault 14).
 */
export function parseLatestBuild(data: unknown): LatestBuild | undefined {
  const read = latestBuild.safeParse(data);
  return read.success ? read.data : undefined;
}
