import { brokenRanges } from 'server-kit/release/brokenRanges';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { LiveVersionRecord, WidgetRecord } from '../records/versionRecord.ts';
import { brokenConfig } from './brokenConfig.ts';
import { brokenEvents } from './brokenEvents.ts';
import { brokenSlots } from './brokenSlots.ts';
import { brokenSent, type Sent } from './sentChecks.ts';
import { uncarriedEvents, type HostEvents } from './uncarriedEvents.ts';

export interface Candidate {
  readonly manifest: WidgetManifest;
  /** All live versions of all widgets, including canaries. */
  readonly live: readonly LiveVersionRecord[];
  readonly widget: WidgetRecord;
  /**
   * The exact versions of the packages that the shell shares; undefined skips the check of ranges.
   */
  readonly hostShared: Readonly<Record<string, string>> | undefined;
  /** The events that the shell's bus carries; undefined skips their check. */
  readonly hostEvents?: HostEvents | undefined;
  /** The slots of the shell's pages; undefined skips their check. */
  readonly hostSlots?: readonly string[] | undefined;
  /** What only a publish knows; undefined skips the checks of what the version itself is. */
  readonly sent?: Sent;
}

/**
 * R10.03, R10.05: returns the reasons why a version must not get visitors, as sentences that name
 * the widget and the field that would break. Empty if the version passes. Runs at every publish,
 * raise and rollback.
 */
export function contractGate(candidate: Candidate): string[] {
  const { manifest, live } = candidate;
  return [
    ...brokenEvents(
      manifest,
      live.filter(({ name }) => name !== manifest.name).map((record) => record.manifest),
    ),
    ...uncarriedEvents(manifest, candidate.hostEvents),
    ...brokenRanges(manifest, candidate.hostShared),
    ...brokenConfig(manifest, candidate.widget.config),
    ...brokenSlots(candidate),
    ...(candidate.sent ? brokenSent(candidate, candidate.sent) : []),
  ];
}
