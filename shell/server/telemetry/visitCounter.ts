import type { Clock } from 'server-kit/clock';
import {
  bandOf,
  causeKey,
  causeParts,
  MOST_CAUSES,
  NO_VISITS,
  sumOfVisits,
  type VisitCounts,
  type VisitReport,
  VITALS,
  type VitalBand,
  type VitalCause,
} from 'shared-contracts/release';
import type { DeviceClass } from 'shared-contracts/widget';
import * as z from 'zod';

const failure = z.enum(['loadFailed', 'errored', 'hydrationFailed', 'blank', 'renderFailed']);
const milliseconds = z.number().positive().max(3_600_000);
/** In whose slot (`widget@version`) a visit was slow, and by what; one that is malformed is left out. */
const cause = z
  .object({ widget: z.string().max(120), ...causeParts.shape })
  .optional()
  .catch(undefined);
/** A document that says that it runs. */
export const heardDocument = z.object({ ticket: z.string().max(2000) });
/** R10.04: the visit of one document, which the browser reports when the visitor leaves it. */
export const visit = z.object({
  /** The ticket of the document. */
  ticket: z.string().max(2000),
  widgets: z.record(z.string().max(120), z.array(failure).max(5)),
  lcpPoor: z.boolean(),
  inpPoor: z.boolean(),
  /** Milliseconds of the largest paint and of the slowest interaction; missing where nothing was measured. */
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  /** Where the largest paint and the slowest interaction happened, as far as it is known. */
  causes: z.object({ lcp: cause, inp: cause }).optional().catch(undefined),
});
export type Visit = z.infer<typeof visit>;
export type CountedVisit = Omit<Visit, 'ticket'>;

function once(is: boolean): number {
  return is ? 1 : 0;
}

function countsOf(
  failures: Visit['widgets'][string],
  { lcpPoor, inpPoor }: CountedVisit,
): VisitCounts {
  return {
    ...NO_VISITS,
    visits: 1,
    failed: once(failures.length > 0),
    slow: once(lcpPoor || inpPoor),
    loadFailed: once(failures.includes('loadFailed')),
    errored: once(failures.includes('errored')),
    hydrationFailed: once(failures.includes('hydrationFailed')),
    blank: once(failures.includes('blank')),
    renderFailed: once(failures.includes('renderFailed')),
    lcpPoor: once(lcpPoor),
    inpPoor: once(inpPoor),
  };
}

/** How fast a visit was, by class of devices. */
function bandsOf(told: CountedVisit, device: DeviceClass): VitalBand[] {
  return VITALS.flatMap((vital) => {
    const measured = told[vital];
    if (measured === undefined) return [];
    return [{ device, vital, band: bandOf(vital, measured), visits: 1 }];
  });
}

/** What a visit was slow by, as far as that happened in the slot of a version. */
function causesOf(id: string, told: CountedVisit, device: DeviceClass): VitalCause[] {
  return VITALS.flatMap((vital) => {
    const found = told.causes?.[vital];
    if (told[vital] === undefined || found?.widget !== id) return [];
    const { widget: _widget, ...parts } = found;
    const isPoor = vital === 'lcp' ? told.lcpPoor : told.inpPoor;
    return [{ device, vital, ...parts, visits: 1, poor: once(isPoor) }];
  });
}

/** What is known of one version since the last report. */
interface Told {
  counts: VisitCounts;
  /** By device, vital and band. */
  readonly bands: Map<string, VitalBand>;
  /** By `causeKey`. */
  readonly causes: Map<string, VitalCause>;
}

function nothingTold(): Told {
  return { counts: NO_VISITS, bands: new Map(), causes: new Map() };
}

function addBand({ bands }: Told, band: VitalBand): void {
  const key = [band.device, band.vital, band.band].join(' ');
  bands.set(key, { ...band, visits: (bands.get(key)?.visits ?? 0) + band.visits });
}

/** Adds a cause, unless it is one more than a report has room for. */
function addCause({ causes }: Told, more: VitalCause): void {
  const key = causeKey(more);
  const known = causes.get(key);
  if (!known && causes.size >= MOST_CAUSES) return;
  const { visits = 0, poor = 0 } = known ?? {};
  causes.set(key, { ...more, visits: visits + more.visits, poor: poor + more.poor });
}

export interface VisitCounter {
  /** Counts a visit with a device of a class. */
  add(visit: CountedVisit, device: DeviceClass): void;
  /** Counts a document with these versions, once it has had its time to say that it runs. */
  opened(versions: readonly string[]): void;
  /** Counts that a document with these versions runs. */
  heard(versions: readonly string[]): void;
  /** Returns the counts since the last call. */
  take(): VisitReport[];
}

/** Milliseconds in which a document says that it runs, on a slow phone too (`shell/src/telemetry/sendVisit.ts`). */
export const HEARD_WITHIN = 20_000;
/** Documents that wait for it at most; further ones are not counted. */
const MOST_WAITING = 50_000;

/** Keeps the versions of opened documents until these have had their time. */
function waitingDocuments(clock: Clock) {
  const waiting: { readonly due: number; readonly versions: readonly string[] }[] = [];
  return {
    add(versions: readonly string[]) {
      if (waiting.length < MOST_WAITING) waiting.push({ due: clock() + HEARD_WITHIN, versions });
    },
    takeDue(): string[] {
      const later = waiting.findIndex(({ due }) => due > clock());
      return waiting.splice(0, later < 0 ? waiting.length : later).flatMap((each) => each.versions);
    },
  };
}

/**
 * Adds up the visits of live versions by `widget@version`. It ignores other versions, so that
 * nobody can fill the memory.
 */
export function visitCounter(isLive: (id: string) => boolean, clock: Clock): VisitCounter {
  const told = new Map<string, Told>();
  const waiting = waitingDocuments(clock);
  /** Adds to a version's counts, and returns what is known of it; undefined if it is not live. */
  const add = (id: string, more: VisitCounts): Told | undefined => {
    if (!isLive(id)) return undefined;
    const known = told.get(id) ?? nothingTold();
    told.set(id, known);
    known.counts = sumOfVisits(known.counts, more);
    return known;
  };
  return {
    add(visited, device) {
      for (const [id, failures] of Object.entries(visited.widgets)) {
        const known = add(id, countsOf(failures, visited));
        if (!known) continue;
        for (const band of bandsOf(visited, device)) addBand(known, band);
        for (const found of causesOf(id, visited, device)) addCause(known, found);
      }
    },
    opened: (versions) => waiting.add(versions),
    heard(versions) {
      for (const id of versions) add(id, { ...NO_VISITS, heard: 1 });
    },
    take() {
      for (const id of waiting.takeDue()) add(id, { ...NO_VISITS, issued: 1 });
      const taken = [...told].map(([id, { counts, bands, causes }]) => ({
        widget: id.split('@')[0] ?? '',
        version: id.split('@')[1] ?? '',
        counts,
        vitals: [...bands.values()],
        causes: [...causes.values()],
      }));
      told.clear();
      return taken;
    },
  };
}
