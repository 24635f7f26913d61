import type { WidgetManifest } from 'shared-contracts/widget';
import type { LiveVersionRecord, WidgetRecord } from '../records/versionRecord.ts';
import { brokenBudget } from './brokenBudget.ts';
import { brokenConfig } from './brokenConfig.ts';
import { brokenEvents } from './brokenEvents.ts';
import { brokenRanges } from './brokenRanges.ts';
import { uncarriedEvents, type HostEvents } from './uncarriedEvents.ts';

export interface Candidate {
  readonly manifest: WidgetManifest;
  /** Every version that is live, of all widgets, canaries included, and the slots that it fills. */
  readonly live: readonly LiveVersionRecord[];
  readonly widget: WidgetRecord;
  /** The packages that the shell gives to the widgets, with their exact versions; nothing is known where it is missing. */
  readonly hostShared: Readonly<Record<string, string>> | undefined;
  /** The events that the shell's bus carries; nothing is known where it is missing. */
  readonly hostEvents?: HostEvents | undefined;
  /** Bytes (brotli) of the scripts of the first paint; known where the files were just sent. */
  readonly scriptBytes?: number;
}

/** A slot has one owner: a team cannot take another's by publishing. Moving a widget is an act of its own. */
function brokenSlots({ manifest, live, widget }: Candidate): string[] {
  const wanted = widget.slots ?? manifest.slots;
  const lost = wanted
    .filter((slot) => !manifest.slots.includes(slot))
    .map((slot) => `It cannot fill the slot ${slot}, which it was given.`);
  const taken = live
    .filter(({ name }) => name !== manifest.name)
    .flatMap((other) =>
      wanted
        .filter((slot) => other.slots.includes(slot))
        .map((slot) => `The slot ${slot} belongs to ${other.name}.`),
    );
  return [...lost, ...new Set(taken)];
}

/**
 * Why a version must not take visitors, one sentence for each reason; empty where it may. It names the widget that would
 * break and the field (R10.03, R10.05). Asked at publish, at every raise and at rollback.
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
    ...brokenBudget(manifest, candidate.scriptBytes),
  ];
}
