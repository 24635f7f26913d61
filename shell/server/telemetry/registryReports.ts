import { randomUUID } from 'node:crypto';
import type { ErrorReports, VisitReports } from 'shared-contracts/release';
import type { ErrorCounter } from './errorGroups.ts';
import { type RegistryReporting, reportInTurn } from './reportInTurn.ts';
import type { VisitCounter } from './visitCounter.ts';

/** Reports the visits to the registry. Returns a function that sends the last report and stops. */
export function reportVisits(
  counter: Pick<VisitCounter, 'take'>,
  reporting: RegistryReporting,
): () => Promise<void> {
  const next = (): VisitReports | undefined => {
    const reports = counter.take();
    return reports.length === 0 ? undefined : { id: randomUUID(), reports };
  };
  return reportInTurn('/visits', next, reporting);
}

/** Reports the errors of browsers likewise. */
export function reportErrors(
  errors: Pick<ErrorCounter, 'take'>,
  reporting: RegistryReporting,
): () => Promise<void> {
  const next = (): ErrorReports | undefined => {
    const groups = errors.take();
    return groups.length === 0 ? undefined : { id: randomUUID(), groups };
  };
  return reportInTurn('/errors', next, reporting);
}
