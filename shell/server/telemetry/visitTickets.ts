import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';
import type { Clock } from 'server-kit/clock';

/** Milliseconds: longer than a document is usually looked at before it is hidden for the first time. */
export const TICKET_LASTS = 6 * 3_600_000;

/** What a document may tell of: one visit of these versions. */
interface VisitTicket {
  readonly id: string;
  /** `widget@version` of each version that the document may come to run. */
  readonly versions: ReadonlySet<string>;
}

export interface VisitTickets {
  /** For one document. A version that is shown to this browser only is no part of it. */
  issue(release: ReleaseSet): string;
  /** Undefined for one that no server of this site has issued, or that has expired. */
  read(ticket: string): VisitTicket | undefined;
}

/**
 * `<signature>.<id>.<end>.<versions>`: who tells of a visit has loaded the document first, and tells of the versions that
 * stand in it. Every server that holds `secret` reads the tickets of the others.
 */
export function visitTickets(secret: string, clock: Clock): VisitTickets {
  const key = createHmac('sha256', secret).update('visit ticket').digest();
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    issue(release) {
      const versions = withLastGood(release)
        .filter(({ why }) => why !== 'preview')
        .map(({ name, version }) => `${name}@${version}`);
      const text = [
        randomBytes(12).toString('base64url'),
        (clock() + TICKET_LASTS).toString(36),
        [...new Set(versions)].join(),
      ].join('.');
      return `${sign(text).toString('base64url')}.${text}`;
    },
    read(ticket) {
      const [signature = '', id = '', ends = '', ...versions] = ticket.split('.');
      const given = Buffer.from(signature, 'base64url');
      const due = sign([id, ends, ...versions].join('.'));
      if (
        given.length !== due.length ||
        !timingSafeEqual(given, due) ||
        Number.parseInt(ends, 36) <= clock()
      )
        return undefined;
      return { id, versions: new Set(versions.join('.').split(',')) };
    },
  };
}
