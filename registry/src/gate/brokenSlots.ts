import * as z from 'zod';
import type { Candidate } from './contractGate.ts';

/** What slots are held against: the pages, the live widgets, and what an operator has given to the widget. */
export interface SlotCandidate extends Pick<Candidate, 'live' | 'hostSlots'> {
  readonly manifest: Pick<Candidate['manifest'], 'name' | 'slots'>;
  readonly widget: Pick<Candidate['widget'], 'slots'>;
}

/**
 * Parses the `slots.json` of the shell's build. Returns undefined for an empty text; throws if it is
 * invalid.
 */
export function parseHostSlots(text: string): readonly string[] | undefined {
  return text.trim() === '' ? undefined : z.array(z.string()).parse(JSON.parse(text));
}

/** Returns a complaint for each slot of the manifest that no page has. */
function missingSlots({ manifest, hostSlots }: SlotCandidate): string[] {
  if (!hostSlots) return [];
  return manifest.slots
    .filter((slot) => !hostSlots.includes(slot))
    .map((slot) => `No page has the slot ${slot}. There are ${hostSlots.join(', ')}.`);
}

/**
 * Returns a complaint for each slot that no page has, that the version cannot fill, or that another
 * widget owns.
 */
export function brokenSlots(candidate: SlotCandidate): string[] {
  const { manifest, live, widget } = candidate;
  const wanted = widget.slots ?? manifest.slots;
  const lost = wanted
    .filter((slot) => !manifest.slots.includes(slot))
    .map(
      (slot) =>
        `It cannot fill the slot ${slot}, which it was given; its manifest names ${manifest.slots.join(', ')}.`,
    );
  const taken = live
    .filter(({ name }) => name !== manifest.name)
    .flatMap((other) =>
      wanted
        .filter((slot) => other.slots.includes(slot))
        .map((slot) => `The slot ${slot} belongs to ${other.name}.`),
    );
  return [...missingSlots(candidate), ...lost, ...new Set(taken)];
}
