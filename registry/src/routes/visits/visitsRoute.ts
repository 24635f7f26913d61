import * as z from 'zod';
import { requireShell } from '../../access/requirePublisher.ts';
import { readInput } from '../../errors/readInput.ts';
import type { Registry, RegistryApp } from '../../registry.ts';
import type { VisitCounts } from '../../trial/visitCounts.ts';
import { followTrial } from './followTrial.ts';

const count = z.number().int().min(0).max(1_000_000).default(0);
const counts = z.object({
  visits: count, failed: count, slow: count, loadFailed: count, errored: count, hydrationFailed: count, lcpPoor: count, inpPoor: count,
}).refine((given) => Object.values(given).every((each) => each <= given.visits), 'more visits went wrong than there were') satisfies z.ZodType<VisitCounts>;
const body = z.object({ reports: z.array(z.object({ widget: z.string().max(60), version: z.string().max(100), counts })).max(200) });

/** `POST /visits`: a shell server tells what its last visits came to. The registry looks at each trial and acts by itself. */
export const visitsRoute = (app: RegistryApp, registry: Registry): void => {
  const { tokens, records, clock, metrics } = registry;
  app.post('/visits', { onRequest: async (request) => requireShell(tokens, request) }, async (request) => {
    const { reports } = readInput(body, request.body);
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
