/** @jest-environment node */
import * as fc from 'fast-check';
import { aLiveVersion, aManifest } from '../../testing/builders.ts';
import { chooseRelease } from '../releases/chooseRelease.ts';
import { TICKET_LASTS, visitTickets } from './visitTickets.ts';

const SECRET = 'the-token-of-all-shells';
const stable = aLiveVersion();
const canary = aLiveVersion(aManifest({ version: '1.1.0-b2' }), {
  deployment: { traffic: 10, default: false },
});
const answer = { schema: '', microFrontends: { 'mf-results': [stable, canary] } };
const inCanary = '00000000-0000-4000-8000-000000000007';
let now = 0;
const tickets = visitTickets(SECRET, () => now);
beforeEach(() => {
  now = 1_000_000;
});

describe('the ticket of a document', () => {
  it('[R10.04] names the versions that the document may run, and every server of the site reads it', () => {
    const { set } = chooseRelease(
      {
        ...answer,
        microFrontends: {
          'mf-results': [
            { ...stable, deployment: { traffic: 0, default: true } },
            { ...canary, deployment: { traffic: 100, default: false } },
          ],
        },
      },
      { visitor: inCanary },
    );
    const other = visitTickets(SECRET, () => now);
    const one = other.read(tickets.issue(set));
    const next = other.read(tickets.issue(set));
    expect([...(one?.versions ?? [])].sort()).toEqual(['mf-results@1.0.0', 'mf-results@1.1.0-b2']);
    expect(next?.versions).toEqual(one?.versions);
    expect(next?.id).not.toBe(one?.id);
  });

  it('[R10.04] does not name the version of a preview', () => {
    const { set } = chooseRelease(answer, { instead: { 'mf-results': canary } });
    expect(tickets.read(tickets.issue(set))?.versions).toEqual(new Set(['mf-results@1.0.0']));
  });

  it('[R10.04] expires, and a site with another secret refuses it', () => {
    const ticket = tickets.issue(chooseRelease(answer).set);
    expect(visitTickets('another-secret', () => now).read(ticket)).toBeUndefined();
    now += TICKET_LASTS;
    expect(tickets.read(ticket)).toBeUndefined();
  });

  it('[R10.04] cannot be changed or forged', () => {
    const ticket = tickets.issue(chooseRelease(answer).set);
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
