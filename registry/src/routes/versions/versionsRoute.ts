import type { FastifyInstance } from 'fastify';
import {
  auditReply,
  trialReply,
  versionsReply,
  vitalsReply,
  widgetsReply,
} from 'shared-contracts/release';
import type { JsonSource } from '../../plugins/openApi.ts';
import type { Registry } from '../../registry.ts';
import { besideStable, rulesOf } from '../../trial/comparison.ts';
import { judge } from '../../trial/judge.ts';
import { toQuantiles } from '../../trial/toQuantiles.ts';
import { LONGEST_WATCH, readWatch, type Watch } from '../../watch/readWatch.ts';
import { toVersionReply } from './toVersionReply.ts';

type Records = Registry['records'];

/** Reads all widgets with their decisions and versions, for the releases page. */
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

/** Reads the figures of a widget's canary and stable version; null without a canary. */
async function readTrial(records: Records, name: string) {
  const trial = await records.trial(name);
  const stable = (await records.list(name)).find((record) => record.stable);
  if (!trial || !stable) return null;
  const figures = async (version: string) => ({
    version,
    counts: await records.visits(name, version, trial.startedAt),
    overTime: await records.visitsOverTime(name, version, trial.startedAt),
    vitals: toQuantiles(await records.vitals(name, version, trial.startedAt)),
    causes: await records.causes(name, version, trial.startedAt),
  });
  const canaryFigures = await figures(trial.version);
  const stableFigures = await figures(stable.version);
  const { version, startedAt, steps } = trial;
  const { traffic, manifest } = await records.get(name, version);
  const rules = rulesOf(manifest);
  return {
    version,
    startedAt: new Date(startedAt).toISOString(),
    steps,
    traffic,
    rules,
    verdict: judge(stableFigures.counts, canaryFigures.counts, besideStable(rules)),
    canary: canaryFigures,
    stable: stableFigures,
  };
}

/** Reads the figures of a watched version and of the one before; null if none is watched. */
async function toWatchReply(records: Records, name: string) {
  const watch = await readWatch(name, records);
  if (!watch) return null;
  const { version, since, verdict } = watch;
  const withVitals = async ({ since: first, ...figures }: Watch['watched']) => ({
    ...figures,
    vitals: toQuantiles(await records.vitals(name, figures.version, first)),
    causes: await records.causes(name, figures.version, first),
  });
  return {
    version,
    startedAt: new Date(since).toISOString(),
    endsAt: new Date(since + LONGEST_WATCH).toISOString(),
    verdict,
    watched: await withVitals(watch.watched),
    before: await withVitals(watch.before),
  };
}

/** Milliseconds for which the speed of a version is shown. */
const VITALS_SHOWN = 30 * 86_400_000;

/** Registers the read of how fast the pages with each version of a widget were, and by what slow. */
function registerVitals(app: FastifyInstance, { records, clock }: Registry): void {
  const summary = 'Answers how fast the pages with each version were, and by what slow';
  app.get<{ Params: { name: string } }>(
    '/widgets/:name/vitals',
    described(summary, vitalsReply),
    async ({ params: { name } }) => {
      const since = clock() - VITALS_SHOWN;
      const vitals = await records.allVitals(name, since);
      const measured = (await records.list(name)).flatMap(({ version }) => {
        const bands = vitals.get(version);
        return bands ? [{ version, vitals: toQuantiles(bands) }] : [];
      });
      return {
        versions: await Promise.all(
          measured.map(async (figures) => ({
            ...figures,
            causes: await records.causes(name, figures.version, since),
          })),
        ),
      };
    },
  );
}

/** The options of a read with this description. */
function described(summary: string, reply: JsonSource) {
  return { config: { described: { summary, reply } } };
}

/**
 * Registers the reads: versions of a widget (newest first), audit log (oldest first), trial and
 * watch, all widgets, and the speed of each version.
 */
export function registerVersions(app: FastifyInstance, registry: Registry): void {
  const { records } = registry;
  const versions = described('Lists the versions of a widget, the newest first', versionsReply);
  const audit = described('Answers who did what with a widget, when and why', auditReply);
  const trial = described(
    'Answers the figures of the canary and of the watched version',
    trialReply,
  );
  const widgets = described('Lists all widgets with their versions and decisions', widgetsReply);
  app.get<{ Params: { name: string } }>(
    '/widgets/:name/versions',
    versions,
    async ({ params }) => ({
      versions: (await records.list(params.name)).map(toVersionReply),
    }),
  );
  app.get<{ Params: { name: string } }>('/widgets/:name/audit', audit, async ({ params }) => ({
    acts: await records.audit(params.name),
  }));
  app.get<{ Params: { name: string } }>('/widgets/:name/trial', trial, async ({ params }) => ({
    trial: await readTrial(records, params.name),
    watch: await toWatchReply(records, params.name),
  }));
  app.get('/widgets', widgets, async () => ({ widgets: await readWidgets(records) }));
  registerVitals(app, registry);
}
