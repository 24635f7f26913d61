import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';
import { judge } from '../../trial/judge.ts';
import { toVersionReply } from './toVersionReply.ts';

type Records = Registry['records'];

/** Everything that a releases page shows of all widgets. */
async function readWidgets(records: Records) {
  const names = [...new Set((await records.list()).map(({ name }) => name))].sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...(await records.widget(name)),
      versions: (await records.list(name)).map(toVersionReply),
    })),
  );
}

/** How the canary of a widget does beside its stable version; null where there is no canary. */
async function readTrial(records: Records, name: string) {
  const trial = await records.trial(name);
  const stable = (await records.list(name)).find((record) => record.stable);
  if (!trial || !stable) return null;
  const figures = async (version: string) => ({
    version,
    counts: await records.visits(name, version, trial.startedAt),
    overTime: await records.visitsOverTime(name, version, trial.startedAt),
  });
  const canaryFigures = await figures(trial.version);
  const stableFigures = await figures(stable.version);
  const { version, startedAt, steps } = trial;
  return {
    version,
    startedAt: new Date(startedAt).toISOString(),
    steps,
    traffic: (await records.find(name, version))!.traffic,
    verdict: judge(stableFigures.counts, canaryFigures.counts),
    canary: canaryFigures,
    stable: stableFigures,
  };
}

/** What was published of one widget, the newest first; what was done with it, the oldest first; and how its canary does. */
export function registerVersions(app: FastifyInstance, { records }: Registry): void {
  app.get<{ Params: { name: string } }>('/widgets/:name/versions', async ({ params }) => ({
    versions: (await records.list(params.name)).map(toVersionReply),
  }));
  app.get<{ Params: { name: string } }>('/widgets/:name/audit', async ({ params }) => ({
    acts: await records.audit(params.name),
  }));
  app.get<{ Params: { name: string } }>('/widgets/:name/trial', async ({ params }) => ({
    trial: await readTrial(records, params.name),
  }));
  app.get('/widgets', async () => ({ widgets: await readWidgets(records) }));
}
