import {
  NO_VISITS,
  sumOfVisits,
  type VisitCounts,
  type VisitReport,
} from 'shared-contracts/release';
import * as z from 'zod';

const failure = z.enum(['loadFailed', 'errored', 'hydrationFailed']);
/** R10.04: the visit of one document, which the browser reports when the visitor leaves it. */
export const visit = z.object({
  /** The ticket of the document. */
  ticket: z.string().max(2000),
  widgets: z.record(z.string().max(120), z.array(failure).max(3)),
  lcpPoor: z.boolean(),
  inpPoor: z.boolean(),
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
    visits: 1,
    failed: once(failures.length > 0),
    slow: once(lcpPoor || inpPoor),
    loadFailed: once(failures.includes('loadFailed')),
    errored: once(failures.includes('errored')),
    hydrationFailed: once(failures.includes('hydrationFailed')),
    lcpPoor: once(lcpPoor),
    inpPoor: once(inpPoor),
  };
}

export interface VisitCounter {
  add(visit: CountedVisit): void;
  /** Returns the counts since the last call. */
  take(): VisitReport[];
}

/**
 * Adds up the visits of live versions by `widget@version`. It ignores other versions, so that
 * nobody can fill the memory.
 */
export function visitCounter(isLive: (id: string) => boolean): VisitCounter {
  const counts = new Map<string, VisitCounts>();
  const add = (id: string, more: VisitCounts) => {
    if (isLive(id)) counts.set(id, sumOfVisits(counts.get(id) ?? NO_VISITS, more));
  };
  return {
    add(told) {
      for (const [id, failures] of Object.entries(told.widgets)) add(id, countsOf(failures, told));
    },
    take() {
      const taken = [...counts].map(([id, each]) => ({
        widget: id.split('@')[0] ?? '',
        version: id.split('@')[1] ?? '',
        counts: each,
      }));
      counts.clear();
      return taken;
    },
  };
}
