import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from 'server-kit/clock';
import type { Environment } from '../environment.ts';
import type { RegistryAnswer } from '../releases/registryAnswer.ts';
import { errorCounter, type ErrorCounter } from '../telemetry/errorGroups.ts';
import { reportErrors, reportVisits } from '../telemetry/registryReports.ts';
import { type VisitAdmission, visitAdmission } from '../telemetry/visitAdmission.ts';
import { type VisitCounter, visitCounter } from '../telemetry/visitCounter.ts';
import { visitTickets } from '../telemetry/visitTickets.ts';

/**
 * The services for what browsers report. Without a token for the registry nothing is told to it, and no
 * document or visit is admitted.
 */
export interface Reports {
  readonly visits: VisitCounter;
  /** The errors that browsers reported; they are told to the registry too. */
  readonly errors: ErrorCounter;
  readonly admission: VisitAdmission | undefined;
  /** Reports the last visits and errors to the registry. */
  close(): Promise<void>;
}

/** Counts visits and errors of live versions, and reports them to the registry every few seconds. */
export function openReports(
  environment: Environment,
  registry: RegistryAnswer,
  clock: Clock,
  log: FastifyBaseLogger,
): Reports {
  const { REGISTRY_REPORTS_TOKEN: token, REGISTRY_URL: registryUrl } = environment;
  const visits = visitCounter((id) => registry.isLive(id), clock);
  const errors = errorCounter((id) => id === 'shell' || registry.isLive(id));
  if (token === undefined) return { visits, errors, admission: undefined, close: async () => {} };
  const admission = visitAdmission({
    tickets: visitTickets(token, clock),
    clock,
    perNetwork: environment.VISITS_PER_NETWORK,
    countsVisits: (widget) => registry.countsVisits(widget),
    onFull: () =>
      log.warn('visits of further networks do not count for now: the memory for networks is full'),
  });
  const reporting = { registryUrl, token, interval: environment.VISIT_INTERVAL };
  const failed = (what: string) => (error: unknown) =>
    log.warn({ err: error }, `the last ${what} could not be reported`);
  const endVisits = reportVisits(visits, { ...reporting, onFailure: failed('visits') });
  const endErrors = reportErrors(errors, { ...reporting, onFailure: failed('errors') });
  const close = async () => {
    await Promise.all([endVisits(), endErrors()]);
  };
  return { visits, errors, admission, close };
}
