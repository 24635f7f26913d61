import type { WidgetManifest } from 'shared-contracts/widget';
import type { LiveVersionRecord } from '../records/versionRecord.ts';
import { brokenLanguages } from './brokenLanguages.ts';
import { brokenWeight, type Weight } from './weight/index.ts';

/**
 * The checks of what a version itself is: its server bundle runs, its mounts in a browser, its
 * weight, its languages. They run once, at its publish, and an operator may waive one for a version (ADR 073, 078). What would break
 * another widget or the host is never waived.
 */
export const WAIVABLE_CHECKS = ['bundle', 'mount', 'weight', 'languages'] as const;
export type WaivableCheck = (typeof WAIVABLE_CHECKS)[number];

/** What only a publish knows of a version. */
export interface Sent {
  readonly weight: Weight;
  /** What was found when its server bundle was run. */
  readonly bundle: readonly string[];
  /** What was found when it was mounted in a browser. */
  readonly mount: readonly string[];
  /** The checks that an operator waives for this version. */
  readonly waived: readonly WaivableCheck[];
}

interface Candidate {
  readonly manifest: WidgetManifest;
  readonly live: readonly LiveVersionRecord[];
}

/** Returns the complaints of these checks about a version, by check; it loses no language where nothing is live. */
export function sentComplaints(
  { manifest, live }: Candidate,
  { weight, bundle, mount }: Sent,
): Readonly<Record<WaivableCheck, readonly string[]>> {
  const before = live.find(({ name, stable }) => stable && name === manifest.name);
  return {
    bundle,
    mount,
    weight: brokenWeight(manifest, weight),
    languages: brokenLanguages(manifest, before?.manifest),
  };
}

/** Returns what the waived checks would have complained about, with the check's name before it. */
export function waivedComplaints(candidate: Candidate, sent: Sent): string[] {
  const complaints = sentComplaints(candidate, sent);
  return sent.waived.flatMap((check) => complaints[check].map((each) => `${check}: ${each}`));
}

/** Returns the complaints that count, and at their end how a team sees the same by itself. */
export function brokenSent(candidate: Candidate, sent: Sent): string[] {
  const complaints = sentComplaints(candidate, sent);
  const counting = WAIVABLE_CHECKS.filter((check) => !sent.waived.includes(check)).flatMap(
    (check) => complaints[check],
  );
  return counting.length === 0
    ? []
    : [
        ...counting,
        `To see it on your own machine: npm run conform -- ${candidate.manifest.name}, or asashiba-widget conform in a repository of its own.`,
      ];
}
