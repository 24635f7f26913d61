import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { type Clock, clockFrom } from 'server-kit/clock';
import { createMetrics } from 'server-kit/http/metrics';
import { requestSeconds } from 'server-kit/http/requestSeconds';
import { type Answers, openAnswers } from '../answers/openAnswers.ts';
import { openShellBuild, type ShellBuild } from '../document/shellBuild.ts';
import { type Endpoint, endpoints } from '../endpoints/endpoints.ts';
import type { Environment } from '../environment.ts';
import { type CallTimings, callTimings } from '../answers/callTimings.ts';
import { type PageTimings, pageTimings } from '../metrics/pageTimings.ts';
import type { Previews } from '../previews/previews.ts';
import type { SiteRulesFile } from '../site-rules/siteRulesFile.ts';
import { openAuth, type SignIns } from './openAuth.ts';
import { openPreviews } from './openPreviews.ts';
import type { AssetStore } from '../releases/assetStore.ts';
import { openReleases, type Releases } from './openReleases.ts';
import { openSharedFiles } from './openSharedFiles.ts';
import { openSiteRules } from './openSiteRules.ts';
import { openReports, type Reports } from './openReports.ts';

/** The services that the routes use. */
export interface Services extends Releases, SignIns, Omit<Reports, 'close'> {
  readonly clock: Clock;
  readonly shell: ShellBuild;
  readonly gateway: Endpoint;
  readonly weather: Endpoint | undefined;
  readonly externalFrame: Endpoint | undefined;
  readonly siteRules: SiteRulesFile;
  readonly previews: Previews;
  readonly metrics: Registry;
  readonly pageTimings: PageTimings;
  readonly callTimings: CallTimings;
  /** Lets the requests of a host count. */
  readonly timeRequests: ReturnType<typeof requestSeconds>;
  readonly answers: Answers;
  /** The files of other builds of the shell; undefined if none are shared. */
  readonly sharedFiles: AssetStore | undefined;
  close(): Promise<void>;
}

/** Opens all services. */
export async function openServices(
  environment: Environment,
  log: FastifyBaseLogger,
): Promise<Services> {
  const clock = clockFrom(environment.CLOCK);
  const shell = await openShellBuild(environment.SHELL_DIST);
  const shared = await openSharedFiles(environment, shell, log);
  const metrics = createMetrics();
  const releases = await openReleases(environment, shell, log, metrics);
  const { close: endReports, ...reports } = openReports(environment, releases.registry, clock, log);
  const { gateway, weather, externalFrame } = endpoints(environment);
  const onCall = callTimings(metrics);
  const answers = openAnswers(environment, { gateway, weather }, metrics, onCall);
  return {
    ...releases,
    ...reports,
    clock,
    shell,
    gateway,
    weather,
    externalFrame,
    ...openAuth(environment, gateway),
    siteRules: openSiteRules(environment, log),
    previews: openPreviews(environment, log),
    metrics,
    pageTimings: pageTimings(metrics),
    callTimings: onCall,
    timeRequests: requestSeconds(metrics, 'shell'),
    answers,
    sharedFiles: shared?.store,
    async close() {
      shared?.close();
      await endReports();
      answers.close();
      await releases.renderers.close();
    },
  };
}
