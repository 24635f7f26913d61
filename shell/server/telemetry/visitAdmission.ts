import type { Clock } from 'server-kit/clock';
import { allowance } from './allowance.ts';
import { networkOf } from './networkOf.ts';
import type { CountedVisit, Visit } from './visitCounter.ts';
import { TICKET_LASTS, type VisitTickets } from './visitTickets.ts';

export interface VisitAdmissionOptions {
  readonly tickets: Pick<VisitTickets, 'read'>;
  readonly clock: Clock;
  /** Visits of one version that count of one network in a day. */
  readonly perNetwork: number;
  /** Whether a version of this widget is on trial: without one nobody asks what a visit came to, and none is remembered. */
  readonly isOnTrial: (widget: string) => boolean;
  /** Told where more networks or documents have told of visits than are remembered. */
  readonly onFull?: () => void;
}

interface AdmittedVisit {
  readonly outcome:
    'counted' | 'no ticket' | 'nothing is on trial' | 'told before' | 'network has told enough';
  /** What of it counts. */
  readonly visit?: CountedVisit;
}

/** What of a visit that a browser at an address tells may count towards the health of a version. */
export type VisitAdmission = (visit: Visit, address: string) => AdmittedVisit;

const DAY = 86_400_000;

/**
 * Anybody may call the intake, so a visit counts only for versions of a document that this site has served, once a
 * document, and seldom for one network: nobody votes a canary down alone. `docs/decisions/019-visits-that-count.md`
 */
export function visitAdmission({
  tickets,
  clock,
  perNetwork,
  isOnTrial,
  onFull,
}: VisitAdmissionOptions): VisitAdmission {
  const ofNetwork = allowance({ limit: perNetwork, window: DAY, clock, onFull });
  const ofTicket = allowance({ limit: 1, window: TICKET_LASTS, clock, onFull });
  return ({ ticket, widgets, ...rest }, address) => {
    const read = tickets.read(ticket);
    const ofDocument = Object.entries(widgets).filter(([id]) => read?.versions.has(id));
    if (!read || ofDocument.length === 0) return { outcome: 'no ticket' };
    const onTrial = ofDocument.filter(([id]) => isOnTrial(id.split('@')[0]!));
    if (onTrial.length === 0) return { outcome: 'nothing is on trial' };
    const network = networkOf(address);
    // the network first: one that has told enough cannot fill the memory of tickets either
    const counted = onTrial.filter(([id]) => ofNetwork(`${network} ${id}`));
    if (counted.length === 0) return { outcome: 'network has told enough' };
    if (!ofTicket(read.id)) return { outcome: 'told before' };
    return { outcome: 'counted', visit: { ...rest, widgets: Object.fromEntries(counted) } };
  };
}
