import * as z from 'zod/mini';
import { widgetManifest } from '../widget/manifest.ts';

export * from './causeKey.ts';
export * from './errors.ts';
export * from './manifestText.ts';
export * from './staffSession.ts';
export * from './rollout.ts';
export * from './status.ts';
export * from './tokens.ts';
export * from './visits.ts';
export * from './vitalCauses.ts';
export * from './vitals.ts';

/**
 * One live version of a widget, as the registry's discovery answer lists it (AWS frontend-discovery
 * schema, v1).
 */
export const liveVersion = z.object({
  /**
   * The path under which a shell serves the entry: `/remotes/<widget>/<version>/remoteEntry.js`.
   */
  url: z.string(),
  metadata: z.object({
    version: z.string(),
    integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  }),
  /**
   * `traffic` in per cent; `default` marks the stable version. A version without traffic is the
   * last good one before the stable one. `watched`: the stable version has been for all visitors for a
   * short time, and goes back by itself if it is worse than the one before (ADR 070).
   */
  deployment: z.object({
    traffic: z.number(),
    default: z.boolean(),
    watched: z.optional(z.boolean()),
  }),
  extras: z.object({
    manifest: widgetManifest,
    config: z.record(z.string(), z.unknown()),
    slots: z.array(z.string()),
    /**
     * The team's Ed25519 signature of `manifestText(manifest)` in Base64; empty when the registry
     * has no key of the widget.
     */
    signature: z._default(z.string(), ''),
  }),
});
export type LiveVersion = z.infer<typeof liveVersion>;

/** A hold of a widget: what it forbids, and what lets a shell see that nothing went round it. */
const heldWidget = z.object({
  /** `frozen` forbids every move forward, `pinned` one that no act names. */
  hold: z.enum(['frozen', 'pinned']),
  /** The number of the act that began it; for a pin, of the last act that moved the widget by name. */
  since: z.int(),
  /** The places in the order of publishes of the versions that the answer names, by version. */
  order: z.record(z.string(), z.int()),
});
export type HeldWidget = z.infer<typeof heldWidget>;

/** What dates an answer and explains it (ADR 041). Times are in milliseconds since 1970. */
export const releaseRecord = z.object({
  /** Grows with every act of the registry. */
  serial: z.int().check(z.minimum(0)),
  issuedAt: z.number(),
  /** From then on no shell begins to follow this answer. */
  expiresAt: z.number(),
  /** The versions that were taken back, by widget: they never run again. */
  withdrawn: z.record(z.string(), z.array(z.string())),
  /** The widgets that are held, by name. Answers of earlier registries do not say. */
  holds: z.optional(z.record(z.string(), heldWidget)),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** The registry's answer to `GET /discovery`; the shell's server keeps the last one on disk. */
export const discovery = z.object({
  schema: z.string(),
  microFrontends: z.record(z.string(), z.array(liveVersion)),
  record: z.optional(releaseRecord),
});
export type Discovery = z.infer<typeof discovery>;
