import type { Clock } from 'server-kit/clock';
import { networkOf } from 'server-kit/admission/networkOf';
import { sharedAllowance } from 'server-kit/processes/sharedCounters';
import type { CountedVisit, Visit } from './visitCounter.ts';
import { TICKET_LASTS, type VisitTickets } from './visitTickets.ts';

export interface VisitAdmissionOptions {
  readonly tickets: Pick<VisitTickets, 'read'>;
  readonly clock: Clock;
  /** The number of visits of one version that count from one network in a day. */
  readonly perNetwork: number;
  /**
   * Returns whether a widget has a canary. Without one its visits are neither counted nor
   * remembered.
   */
  readonly isOnTrial: (widget: string) => boolean;
  /** Called when a visit does not count because the memory for networks or tickets is full. */
  readonly onFull?: () => void;
}

interface AdmittedVisit {
  readonly outcome:
    'counted' | 'no ticket' | 'nothing is on trial' | 'told before' | 'network has told enough';
  /** The part that counts. */
  readonly visit?: CountedVisit;
}

/**
 * Decides which part of a reported visit counts towards the health of a version. `address` is the
 * visitor's.
 */
export type VisitAdmission = (visit: Visit, address: string) => Promise<AdmittedVisit>;

const DAY = 86_400_000;

/**
 * Returns the admission of visits. Anybody can call the intake, so a visit counts only for versions
 * of a document that this site has served, once for each document, and seldom from one network. So
 * nobody can have a canary taken back alone. See `docs/decisions/019-visits-that-count.md`.
 */
export function visitAdmission({
  tickets,
  clock,
  perNetwork,
  isOnTrial,
  onFull,
}: VisitAdmissionOptions): VisitAdmission {
  const ofNetwork = sharedAllowance({
    name: 'visits of networks',
    limit: perNetwork,
    window: DAY,
    clock,
    onFull,
  });
  const ofTicket = sharedAllowance({
    name: 'visits of tickets',
    limit: 1,
    window: TICKET_LASTS,
    clock,
    onFull,
  });
  return async ({ ticket, widgets, ...rest }, address) => {
    const read = tickets.read(ticket);
    const ofDocument = Object.entries(widgets).filter(([id]) => read?.versions.has(id));
    if (!read || ofDocument.length === 0) return { outcome: 'no ticket' };
    const onTrial = ofDocument.filter(([id]) => isOnTrial(id.replace(/@.*/, '')));
    if (onTrial.length === 0) return { outcome: 'nothing is on trial' };
    const network = networkOf(address);
    // the network comes first, so that a network above its limit cannot fill the memory for tickets
    const may = await Promise.all(onTrial.map(([id]) => ofNetwork(`${network} ${id}`)));
    const counted = onTrial.filter((_, at) => may[at]);
    if (counted.length === 0) return { outcome: 'network has told enough' };
    if (!(await ofTicket(read.id))) return { outcome: 'told before' };
    return { outcome: 'counted', visit: { ...rest, widgets: Object.fromEntries(counted) } };
  };
}
