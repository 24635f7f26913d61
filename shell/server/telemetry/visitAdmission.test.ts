/** @jest-environment node */
import { visitAdmission } from './visitAdmission.ts';

const DAY = 86_400_000;
let now = 0;
beforeEach(() => {
  now = 0;
});
function admission(perNetwork = 2, isOnTrial = (_widget: string) => true) {
  return visitAdmission({
    clock: () => now,
    perNetwork,
    isOnTrial,
    tickets: {
      read: (ticket) =>
        ticket.startsWith('ticket')
          ? { id: ticket, versions: new Set(['mf-ads@1.0.0', 'mf-results@1.1.0']) }
          : undefined,
    },
  });
}
function aVisit(
  ticket: string,
  widgets: Readonly<Record<string, 'errored'[]>> = { 'mf-results@1.1.0': ['errored'] },
) {
  return { ticket, widgets: { ...widgets }, lcpPoor: false, inpPoor: false };
}

describe('a reported visit', () => {
  it('[R10.04] counts only with the ticket of a document, and for the versions of that document', async () => {
    const admit = admission();
    expect(await admit(aVisit('forged'), '203.0.113.1')).toEqual({ outcome: 'no ticket' });
    expect(
      await admit(aVisit('ticket', { 'mf-content@2.0.0': ['errored'] }), '203.0.113.1'),
    ).toEqual({
      outcome: 'no ticket',
    });
    expect(
      await admit(
        aVisit('ticket', { 'mf-content@2.0.0': ['errored'], 'mf-ads@1.0.0': [] }),
        '203.0.113.1',
      ),
    ).toEqual({
      outcome: 'counted',
      visit: { widgets: { 'mf-ads@1.0.0': [] }, lcpPoor: false, inpPoor: false },
    });
  });

  it('[R10.04] counts only for widgets with a canary, and does not use up the limit for others', async () => {
    let onTrial = ['mf-ads'];
    const admit = admission(1, (widget) => onTrial.includes(widget));
    const both = (ticket: string) =>
      admit(aVisit(ticket, { 'mf-results@1.1.0': [], 'mf-ads@1.0.0': [] }), '203.0.113.1');
    expect((await both('ticket 1')).visit?.widgets).toEqual({ 'mf-ads@1.0.0': [] });
    onTrial = [];
    expect(await both('ticket 2')).toEqual({ outcome: 'nothing is on trial' });
    onTrial = ['mf-results'];
    expect((await both('ticket 2')).visit?.widgets).toEqual({ 'mf-results@1.1.0': [] });
  });

  it('[R10.04] counts once for each document, also from another address', async () => {
    const admit = admission();
    const outcomes: string[] = [];
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      outcomes.push((await admit(aVisit('ticket'), address)).outcome);
    expect(outcomes).toEqual(['counted', 'told before', 'told before']);
  });

  it('[R10.04] counts twice a day for each version from one network, and again on another day', async () => {
    const admit = admission();
    const tell = async (at: number, widget: string) =>
      (await admit(aVisit(`ticket ${at} ${widget}`, { [widget]: [] }), '203.0.113.1')).outcome;
    expect(await Promise.all([1, 2, 3].map((at) => tell(at, 'mf-ads@1.0.0')))).toEqual([
      'counted',
      'counted',
      'network has told enough',
    ]);
    expect(await tell(4, 'mf-results@1.1.0')).toBe('counted');
    now = 2 * DAY;
    expect(await tell(5, 'mf-ads@1.0.0')).toBe('counted');
  });

  it.each([
    ['one IPv4 address in two notations', ['203.0.113.9', '::ffff:203.0.113.9'], 1],
    [
      'the IPv6 addresses of one customer',
      ['2001:db8:7::1', '2001:db8:7:ffff:1:2:3:4', '2001:0db8:0007::'],
      1,
    ],
    ['two customers', ['2001:db8:7::1', '2001:db8:8::1', '203.0.113.1', '203.0.113.2'], 4],
  ])('[R10.04] counts by the network of %s', async (_what, addresses, networks) => {
    const admit = admission(1);
    const answers = await Promise.all(
      addresses.map((address, at) => admit(aVisit(`ticket ${at}`), address)),
    );
    expect(answers.filter(({ outcome }) => outcome === 'counted')).toHaveLength(networks);
  });
});
