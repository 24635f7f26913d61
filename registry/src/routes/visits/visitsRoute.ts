import { requireShell } from '../../access/requirePublisher.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Registry, RegistryApp } from '../../registry.ts';
import { COUNTED, visitReports, type VisitReport } from 'shared-contracts/release';
import { followTrial } from './followTrial.ts';

/** More visits went wrong than there were: no shell counts so. */
const isImpossible = ({ counts }: VisitReport): boolean => COUNTED.some((name) => counts[name] > counts.visits);

/** `POST /visits`: a shell server tells what its last visits came to. The registry looks at each trial and acts by itself. */
export const visitsRoute = (app: RegistryApp, registry: Registry): void => {
  const { tokens, records, clock, metrics } = registry;
  app.post('/visits', { onRequest: async (request) => requireShell(tokens, request) }, async (request) => {
    const read = visitReports.safeParse(request.body);
    if (!read.success || read.data.reports.some(isImpossible)) throw new Refusal(400, 'These are no counts of visits.');
    const { reports } = read.data;
    const acted: { widget: string; act: string }[] = [];
    for (const { widget, version, counts: visited } of reports) {
      if (await records.find(widget, version)) await records.addVisits(widget, version, clock(), visited);
    }
    for (const widget of new Set(reports.map((report) => report.widget))) {
      const act = await records.act((acts) => followTrial(widget, acts, registry));
      if (!act) continue;
      acted.push({ widget, act });
      metrics.acts.inc({ widget, act });
      request.log.warn({ widget, act }, 'the registry has acted on a trial by itself');
    }
    return { acted };
  });
};
