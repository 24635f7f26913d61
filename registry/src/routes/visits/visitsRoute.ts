import { SHELL_LIMIT } from '../../access/shellLimit.ts';
import { shellMay } from '../../access/tokenMay.ts';
import { RequestError } from 'server-kit/http/requestError';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import {
  COUNTED,
  VITALS,
  type Vital,
  visitReports,
  type VisitReport,
  type VisitReports,
} from 'shared-contracts/release';
import { followWatch } from '../../watch/followWatch.ts';
import { followTrial } from './followTrial.ts';

/** What may be more than the visits: documents that hang report no visit. */
const OF_DOCUMENTS: ReadonlySet<string> = new Set(['issued', 'heard']);

/** Returns how many visits these count of one vital. */
function visitsOf(
  counted: readonly { readonly vital: Vital; readonly visits: number }[],
  vital: Vital,
): number {
  return counted
    .filter((each) => each.vital === vital)
    .reduce((sum, { visits }) => sum + visits, 0);
}

/**
 * Returns whether a report names more failures, or fast or slow visits, than visits, or more causes than
 * measured visits: no shell sends that.
 */
function isImpossible({ counts, vitals, causes }: VisitReport): boolean {
  return (
    COUNTED.some((name) => !OF_DOCUMENTS.has(name) && counts[name] > counts.visits) ||
    VITALS.some((vital) => visitsOf(vitals, vital) > counts.visits) ||
    VITALS.some((vital) => visitsOf(causes, vital) > visitsOf(vitals, vital)) ||
    causes.some(({ visits, poor }) => poor > visits)
  );
}

/**
 * Counts a report once: a shell that got no answer sends it again, even while the first one still
 * waits.
 */
async function count({ id, reports }: VisitReports, act: ActRecords, now: number): Promise<void> {
  if (id !== undefined && !(await act.isFirstReport(id, now))) return;
  for (const { widget, version, counts, vitals, causes } of reports) {
    if (!(await act.find(widget, version))) continue;
    await act.addVisits(widget, version, now, counts);
    await act.addVitals(widget, version, now, vitals);
    await act.addCauses(widget, version, now, causes);
  }
}

/** Judges what is on trial, or else what is watched. */
async function follow(widget: string, act: ActRecords, registry: Registry) {
  return (await followTrial(widget, act, registry)) ?? followWatch(widget, act, registry);
}

/**
 * `POST /visits`: counts the report of a shell server, then judges the trial and the watch of each
 * reported widget.
 */
export function registerVisits(app: FastifyInstance, registry: Registry): void {
  const { records, clock, metrics } = registry;
  const options = { config: SHELL_LIMIT, ...shellMay('visits', registry) };
  app.post('/visits', options, async (request) => {
    const read = visitReports.safeParse(request.body);
    if (!read.success || read.data.reports.some(isImpossible))
      throw new RequestError(400, 'The body is not a valid report of visits.');
    const { reports } = read.data;
    await records.act((acts) => count(read.data, acts, clock()));
    const acted: { widget: string; act: string }[] = [];
    for (const widget of new Set(reports.map((report) => report.widget))) {
      const act = await records.act((acts) => follow(widget, acts, registry));
      if (!act) continue;
      acted.push({ widget, act });
      metrics.acts.inc({ widget, act });
      request.log.warn({ widget, act }, 'the registry acted on a version');
    }
    return { acted };
  });
}
