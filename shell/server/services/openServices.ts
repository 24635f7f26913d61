import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { type Clock, clockFrom } from 'server-kit/clock';
import { createMetrics } from 'server-kit/http/metrics';
import { type Answers, openAnswers } from '../answers/openAnswers.ts';
import { openShellBuild, type ShellBuild } from '../document/shellBuild.ts';
import { type Endpoint, endpoints } from '../endpoints/endpoints.ts';
import type { Environment } from '../environment.ts';
import type { Previews } from '../previews/previews.ts';
import type { SiteRulesFile } from '../site-rules/siteRulesFile.ts';
import { openAuth, type SignIns } from './openAuth.ts';
import { openPreviews } from './openPreviews.ts';
import { openReleases, type Releases } from './openReleases.ts';
import { openSiteRules } from './openSiteRules.ts';
import { openVisits, type Visits } from './openVisits.ts';

/** The services that the routes use. */
export interface Services extends Releases, SignIns, Omit<Visits, 'close'> {
  readonly clock: Clock;
  readonly shell: ShellBuild;
  readonly gateway: Endpoint;
  readonly siteRules: SiteRulesFile;
  readonly previews: Previews | undefined;
  readonly metrics: Registry;
  readonly answers: Answers;
  close(): Promise<void>;
}

/** Opens all services. */
export async function openServices(
  environment: Environment,
  log: FastifyBaseLogger,
): Promise<Services> {
  const clock = clockFrom(environment.CLOCK);
  const shell = await openShellBuild(environment.SHELL_DIST);
  const metrics = createMetrics();
  const releases = await openReleases(environment, shell, log, metrics);
  const { close: endVisits, ...visits } = openVisits(environment, releases.registry, clock, log);
  const { gateway } = endpoints(environment);
  const answers = openAnswers(environment, gateway, metrics);
  return {
    ...releases,
    ...visits,
    clock,
    shell,
    gateway,
    ...openAuth(environment, gateway),
    siteRules: openSiteRules(environment, log),
    previews: openPreviews(environment, log),
    metrics,
    answers,
    async close() {
      await endVisits();
      answers.close();
      await releases.renderers.close();
    },
  };
}
