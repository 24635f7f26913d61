import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from 'server-kit/clock';
import type { Environment } from '../environment.ts';
import type { RegistryAnswer } from '../releases/registryAnswer.ts';
import { reportVisits } from '../telemetry/reportVisits.ts';
import { type VisitAdmission, visitAdmission } from '../telemetry/visitAdmission.ts';
import { type VisitCounter, visitCounter } from '../telemetry/visitCounter.ts';
import { type VisitTickets, visitTickets } from '../telemetry/visitTickets.ts';

/**
 * The services for visits. Without a token for the registry there are no tickets, and no visit is
 * admitted.
 */
export interface Visits {
  readonly visits: VisitCounter;
  readonly tickets: VisitTickets | undefined;
  readonly admit: VisitAdmission | undefined;
  /** Reports the last visits to the registry. */
  close(): Promise<void>;
}

/** Counts the visits of live versions, and reports them to the registry every few seconds. */
export function openVisits(
  environment: Environment,
  registry: RegistryAnswer,
  clock: Clock,
  log: FastifyBaseLogger,
): Visits {
  const { REGISTRY_SHELL_TOKEN: token, REGISTRY_URL: registryUrl } = environment;
  const visits = visitCounter((id) => registry.isLive(id));
  if (token === undefined)
    return { visits, tickets: undefined, admit: undefined, close: async () => {} };
  const tickets = visitTickets(token, clock);
  const admit = visitAdmission({
    tickets,
    clock,
    perNetwork: environment.VISITS_PER_NETWORK,
    isOnTrial: (widget) => registry.isOnTrial(widget),
    onFull: () =>
      log.warn('visits of further networks do not count for now: the memory for networks is full'),
  });
  const close = reportVisits(visits, {
    registryUrl,
    token,
    interval: environment.VISIT_INTERVAL,
    onFailure: (error) => log.warn({ err: error }, 'the last visits could not be reported'),
  });
  return { visits, tickets, admit, close };
}
