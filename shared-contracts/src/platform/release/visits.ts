import * as z from 'zod/mini';
import { MOST_CAUSES, vitalCause } from './vitalCauses.ts';
import { vitalBand } from './vitals.ts';

const count = z._default(z.int().check(z.minimum(0)), 0);

/** The most that one report counts of anything. What is added up of many reports has no bound. */
const MOST_COUNTED = 1_000_000;

function isOfOneReport(counted: Readonly<Record<string, number | string>>): boolean {
  return Object.values(counted).every((each) => typeof each === 'string' || each <= MOST_COUNTED);
}

/**
 * How many visits one version of a widget had, and how they went. A visit is one document with the
 * widget.
 */
export const visitCounts = z.object({
  visits: count,
  /**
   * The visits in which the widget could not be loaded, threw (in the browser, or while the server
   * rendered it), did not hydrate, or showed nothing.
   */
  failed: count,
  /** The visits whose largest paint (above 4 s) or slowest interaction (above 0.5 s) was poor. */
  slow: count,
  loadFailed: count,
  errored: count,
  hydrationFailed: count,
  /** The visits in which nobody could see what should be in the widget's slot (ADR 023). */
  blank: count,
  /** The visits whose document the server could not render the widget into, since it threw or crashed. */
  renderFailed: count,
  lcpPoor: count,
  inpPoor: count,
  /** The documents with the version that asked for a ticket, and had their time to say that they run. */
  issued: count,
  /** The documents of them that said so. A document that hangs says nothing, and reports no visit. */
  heard: count,
});
export type VisitCounts = z.infer<typeof visitCounts>;

export const COUNTED = [
  'visits',
  'failed',
  'slow',
  'loadFailed',
  'errored',
  'hydrationFailed',
  'blank',
  'renderFailed',
  'lcpPoor',
  'inpPoor',
  'issued',
  'heard',
] as const satisfies (keyof VisitCounts)[];
export const NO_VISITS: VisitCounts = visitCounts.parse({});
export function sumOfVisits(one: VisitCounts, other: VisitCounts): VisitCounts {
  return Object.fromEntries(COUNTED.map((name) => [name, one[name] + other[name]])) as VisitCounts;
}

/** `POST /visits` of the registry: the counts of a shell server's last visits. */
export const visitReports = z.object({
  /**
   * The id of this report. A report that is sent again because no reply came has the same id and
   * counts once; one without an id counts each time.
   */
  id: z.optional(z.string().check(z.regex(/^[\w-]{16,60}$/))),
  reports: z
    .array(
      z.object({
        widget: z.string().check(z.maxLength(60)),
        version: z.string().check(z.maxLength(100)),
        counts: visitCounts.check(z.refine(isOfOneReport)),
        /** How fast the same visits were. Shells of before do not say. */
        vitals: z._default(
          z.array(vitalBand.check(z.refine(isOfOneReport))).check(z.maxLength(60)),
          [],
        ),
        /** What they were slow by. Shells of before do not say. */
        causes: z._default(
          z.array(vitalCause.check(z.refine(isOfOneReport))).check(z.maxLength(MOST_CAUSES)),
          [],
        ),
      }),
    )
    .check(z.maxLength(200)),
});
export type VisitReports = z.infer<typeof visitReports>;
export type VisitReport = VisitReports['reports'][number];
/** The same as who sends it writes it. */
export type SentVisitReports = z.input<typeof visitReports>;
