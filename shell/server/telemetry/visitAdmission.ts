import type { ReleaseSet } from 'host-kit/release/releaseSet';
import type { Clock } from 'server-kit/clock';
import { networkOf } from 'server-kit/admission/networkOf';
import { sharedAllowance } from 'server-kit/processes/sharedCounters';
import type { CountedVisit, Visit } from './visitCounter.ts';
import { TICKET_LASTS, type VisitTickets } from './visitTickets.ts';

export interface VisitAdmissionOptions {
  readonly tickets: VisitTickets;
  readonly clock: Clock;
  /** The number of documents with one version that count from one network in a day. */
  readonly perNetwork: number;
  /**
   * Returns whether visits count for a widget: it has a canary, or its stable version is watched. Others
   * are neither counted nor remembered.
   */
  readonly countsVisits: (widget: string) => boolean;
  /** Called when a document or visit does not count because the memory for networks or tickets is full. */
  readonly onFull?: () => void;
}

interface OpenedDocument {
  readonly outcome: 'opened' | 'nothing counts' | 'network has told enough';
  /** Its right to report, and the versions (`widget@version`) for which it has it. */
  readonly opened?: { readonly ticket: string; readonly versions: readonly string[] };
}

interface AdmittedVisit {
  readonly outcome: 'counted' | 'no ticket' | 'nothing counts' | 'told before';
  /** The part that counts. */
  readonly visit?: CountedVisit;
}

/** Decides which documents and visits count towards the health of a version. */
export interface VisitAdmission {
  /**
   * Gives a document the right to report about its versions that are on trial, watched, or beside one. A document
   * with a preview gets none: what it shows may break its neighbours. `address` is the visitor's.
   */
  open(release: ReleaseSet, address: string): Promise<OpenedDocument>;
  /** Returns the versions of a document that says for the first time that it runs; else none. */
  hear(ticket: string): Promise<readonly string[]>;
  /** Returns the part of a reported visit that counts. */
  admit(visit: Visit): Promise<AdmittedVisit>;
}

const DAY = 86_400_000;

function widgetOf(id: string): string {
  return id.replace(/@.*/, '');
}

/**
 * Returns the admission of visits. Anybody can call the intake, so a visit counts only for versions
 * of a document that this site has served, once for each document, and a network gets few such
 * documents. So nobody can have a canary taken back alone, by visits that failed or by documents that
 * are never heard of. See `docs/decisions/019-visits-that-count.md`.
 */
export function visitAdmission({
  tickets,
  clock,
  perNetwork,
  countsVisits,
  onFull,
}: VisitAdmissionOptions): VisitAdmission {
  const ofNetwork = sharedAllowance({
    name: 'documents of networks',
    limit: perNetwork,
    window: DAY,
    clock,
    onFull,
  });
  const once = (name: string) =>
    sharedAllowance({ name, limit: 1, window: TICKET_LASTS, clock, onFull });
  const tellsVisit = once('visits of tickets');
  const isHeard = once('heard tickets');
  const stillCounted = (ids: Iterable<string>) =>
    [...ids].filter((id) => countsVisits(widgetOf(id)));
  return {
    async open({ widgets }, address) {
      const all = Object.values(widgets);
      const isPreview = all.some(({ why }) => why === 'preview');
      const counting = all
        .filter(({ name }) => !isPreview && countsVisits(name))
        .map(({ name, version }) => `${name}@${version}`);
      if (counting.length === 0) return { outcome: 'nothing counts' };
      const network = networkOf(address);
      const may = await Promise.all(counting.map((id) => ofNetwork(`${network} ${id}`)));
      const versions = counting.filter((_, at) => may[at]);
      if (versions.length === 0) return { outcome: 'network has told enough' };
      return { outcome: 'opened', opened: { ticket: tickets.issue(versions), versions } };
    },
    async hear(ticket) {
      const read = tickets.read(ticket);
      const versions = stillCounted(read?.versions ?? []);
      return read && versions.length > 0 && (await isHeard(read.id)) ? versions : [];
    },
    async admit({ ticket, widgets, ...rest }) {
      const read = tickets.read(ticket);
      const ofDocument = Object.entries(widgets).filter(([id]) => read?.versions.has(id));
      if (!read || ofDocument.length === 0) return { outcome: 'no ticket' };
      const counted = ofDocument.filter(([id]) => countsVisits(widgetOf(id)));
      if (counted.length === 0) return { outcome: 'nothing counts' };
      if (!(await tellsVisit(read.id))) return { outcome: 'told before' };
      return { outcome: 'counted', visit: { ...rest, widgets: Object.fromEntries(counted) } };
    },
  };
}
