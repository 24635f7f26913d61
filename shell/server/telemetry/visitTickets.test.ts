/** @jest-environment node */
import * as fc from 'fast-check';
import { TICKET_LASTS, visitTickets } from './visitTickets.ts';

const SECRET = 'the-token-of-all-shells';
const VERSIONS = ['mf-results@1.1.0-b2', 'mf-ads@1.0.0'];
let now = 0;
const tickets = visitTickets(SECRET, () => now);
beforeEach(() => {
  now = 1_000_000;
});

describe('the ticket of a document', () => {
  it('[R10.04] names the versions of the document that count, and every server of the site reads it', () => {
    const other = visitTickets(SECRET, () => now);
    const one = other.read(tickets.issue(VERSIONS));
    const next = other.read(tickets.issue(VERSIONS));
    expect(one?.versions).toEqual(new Set(VERSIONS));
    expect(next?.versions).toEqual(one?.versions);
    expect(next?.id).not.toBe(one?.id);
  });

  it('[R10.04] expires, and a site with another secret refuses it', () => {
    const ticket = tickets.issue(VERSIONS);
    expect(visitTickets('another-secret', () => now).read(ticket)).toBeUndefined();
    now += TICKET_LASTS;
    expect(tickets.read(ticket)).toBeUndefined();
  });

  it('[R10.04] cannot be changed or forged', () => {
    const ticket = tickets.issue(VERSIONS);
    fc.assert(
      fc.property(fc.nat(ticket.length - 1), fc.constantFrom(...'aZ0.,@-'), (at, letter) => {
        const changed = ticket.slice(0, at) + letter + ticket.slice(at + 1);
        // the last letter of a signature has unused bits
        fc.pre(changed !== ticket && at !== ticket.indexOf('.') - 1);
        expect(tickets.read(changed)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (made) => {
        expect(tickets.read(made)).toBeUndefined();
      }),
    );
  });
});
