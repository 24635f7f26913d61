import * as z from 'zod/mini';
import { rolloutRules } from './rollout.ts';
import { visitCounts } from './visits.ts';
import { vitalCause } from './vitalCauses.ts';
import { vitalQuantiles } from './vitals.ts';

/** One published version, as the registry's lists and actions return it. */
const versionStatus = z.object({
  name: z.string(),
  version: z.string(),
  live: z.boolean(),
  traffic: z.number(),
  stable: z.boolean(),
  withdrawn: z.boolean(),
  /** Whether its files were removed. A registry of before does not say. */
  collected: z.optional(z.boolean()),
  publishedAt: z.string(),
  publishedBy: z.string(),
});
export type VersionStatus = z.infer<typeof versionStatus>;

const figures = z.object({
  version: z.string(),
  counts: visitCounts,
  overTime: z.array(z.extend(visitCounts, { at: z.number() })),
  /** A registry of before does not say. */
  vitals: z._default(z.array(vitalQuantiles), []),
  /** What visits were slow by, the most frequent first. A registry of before does not say. */
  causes: z._default(z.array(vitalCause), []),
});

/** How a canary compares with the stable version since the trial began. */
const trialStatus = z.object({
  version: z.string(),
  startedAt: z.string(),
  steps: z.array(z.number()),
  traffic: z.number(),
  /** By which it is judged and raised. A registry of before does not say. */
  rules: z.optional(rolloutRules),
  verdict: z.object({ is: z.enum(['unproven', 'well', 'worse']), why: z.string() }),
  canary: figures,
  stable: figures,
});
export type TrialStatus = z.infer<typeof trialStatus>;

/** How a version for all visitors compares with the last visits of the one before (ADR 070). */
const watchStatus = z.object({
  version: z.string(),
  startedAt: z.string(),
  /** When the watch ends at the latest. */
  endsAt: z.string(),
  verdict: z.object({ is: z.enum(['unproven', 'well', 'worse']), why: z.string() }),
  watched: figures,
  before: figures,
});
export type WatchStatus = z.infer<typeof watchStatus>;

const auditLine = z.object({
  at: z.string(),
  who: z.string(),
  act: z.string(),
  version: z.string(),
  why: z.string(),
});
export type AuditLine = z.infer<typeof auditLine>;

/**
 * How fast the pages with each version were that was tried or watched in the last 30 days, and by what they
 * were slow, the newest version first.
 */
export const vitalsReply = z.object({
  versions: z.array(
    z.object({
      version: z.string(),
      vitals: z.array(vitalQuantiles),
      /** A registry of before does not say. */
      causes: z._default(z.array(vitalCause), []),
    }),
  ),
});
export type VersionVitals = z.infer<typeof vitalsReply>['versions'][number];

/**
 * The replies of `GET /widgets`, `/widgets/:name/versions`, `/widgets/:name/trial` and
 * `/widgets/:name/audit`.
 */
export const widgetsReply = z.object({
  widgets: z.array(
    z.object({
      name: z.string(),
      hold: z.enum(['', 'frozen', 'pinned']),
      versions: z.array(versionStatus),
    }),
  ),
});
export const versionsReply = z.object({ versions: z.array(versionStatus) });
/** A registry of before does not say what is watched. */
export const trialReply = z.object({
  trial: z.nullable(trialStatus),
  watch: z._default(z.nullable(watchStatus), null),
});
export const auditReply = z.object({ acts: z.array(auditLine) });
