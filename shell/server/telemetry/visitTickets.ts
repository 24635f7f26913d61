import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from 'server-kit/clock';

/**
 * The lifetime of a ticket in milliseconds: longer than a document is usually visible before it is
 * first hidden.
 */
export const TICKET_LASTS = 6 * 3_600_000;

/** The right of one document to report one visit of these versions. */
interface VisitTicket {
  readonly id: string;
  /** `widget@version` of each version of the document whose visit counts. */
  readonly versions: ReadonlySet<string>;
}

export interface VisitTickets {
  /** Makes the ticket of one document, for these versions (`widget@version`). */
  issue(versions: readonly string[]): string;
  /**
   * Reads a ticket. Returns undefined if it has expired or no server of this site has issued it.
   */
  read(ticket: string): VisitTicket | undefined;
}

/**
 * Issues and reads tickets: `<signature>.<id>.<end>.<versions>`. A ticket proves that the sender
 * has loaded the document, and names its versions. All servers with the same `secret` read each
 * other's tickets.
 */
export function visitTickets(secret: string, clock: Clock): VisitTickets {
  const key = createHmac('sha256', secret).update('visit ticket').digest();
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    issue(versions) {
      const text = [
        randomBytes(12).toString('base64url'),
        (clock() + TICKET_LASTS).toString(36),
        versions.join(),
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
