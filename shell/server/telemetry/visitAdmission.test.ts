/** @jest-environment node */
import type { ReleasedWidget, ReleaseSet } from 'host-kit/release/releaseSet';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { visitAdmission } from './visitAdmission.ts';
import { visitTickets } from './visitTickets.ts';

const DAY = 86_400_000;
const NETWORK = '203.0.113.1';
let now = 0;
beforeEach(() => {
  now = 0;
});
function admission(perNetwork = 2, countsVisits = (_widget: string) => true) {
  const clock = () => now;
  const tickets = visitTickets('a-secret', clock);
  return visitAdmission({ clock, perNetwork, countsVisits, tickets });
}
/** A document with these versions (`widget@version`). */
function aDocument(ids: readonly string[], why: ReleasedWidget['why'] = 'stable'): ReleaseSet {
  const widgets = ids
    .map((id) => id.split('@'))
    .map(([name = '', version = '']) => [name, aReleasedWidget({ name, version, why })]);
  return { widgets: Object.fromEntries(widgets), slots: {} };
}
const BOTH = aDocument(['mf-ads@1.0.0', 'mf-results@1.1.0']);
function aVisit(
  ticket: string,
  widgets: Readonly<Record<string, 'errored'[]>> = { 'mf-results@1.1.0': ['errored'] },
) {
  return { ticket, widgets: { ...widgets }, lcpPoor: false, inpPoor: false };
}
async function ticketOf(
  { open }: ReturnType<typeof visitAdmission>,
  document = BOTH,
  address = NETWORK,
): Promise<string> {
  return (await open(document, address)).opened?.ticket ?? '';
}

describe('a document of a trial', () => {
  it('[R10.04] may report about its versions that are on trial, but about none beside a preview', async () => {
    const { open } = admission(2, (widget) => widget === 'mf-ads');
    expect((await open(BOTH, NETWORK)).opened?.versions).toEqual(['mf-ads@1.0.0']);
    expect(await open(aDocument(['mf-results@1.1.0']), NETWORK)).toEqual({
      outcome: 'nothing counts',
    });
    const previewed = aDocument(['mf-results@1.1.0'], 'preview');
    const beside = { ...BOTH, widgets: { ...BOTH.widgets, ...previewed.widgets } };
    for (const document of [aDocument(['mf-ads@1.0.0'], 'preview'), beside])
      expect(await open(document, NETWORK)).toEqual({ outcome: 'nothing counts' });
  });

  it('[R10.04] counts twice a day for each version from one network, and again on another day', async () => {
    const { open } = admission();
    const ask = async (...ids: string[]) => (await open(aDocument(ids), NETWORK)).outcome;
    expect(await Promise.all([1, 2, 3].map(() => ask('mf-ads@1.0.0')))).toEqual([
      'opened',
      'opened',
      'network has told enough',
    ]);
    expect(await ask('mf-results@1.1.0')).toBe('opened');
    expect((await open(BOTH, NETWORK)).opened?.versions).toEqual(['mf-results@1.1.0']);
    now = 2 * DAY;
    expect(await ask('mf-ads@1.0.0')).toBe('opened');
  });

  it('[R10.04] does not use up the limit for widgets without a canary', async () => {
    let onTrial = ['mf-ads'];
    const { open } = admission(1, (widget) => onTrial.includes(widget));
    expect((await open(BOTH, NETWORK)).opened?.versions).toEqual(['mf-ads@1.0.0']);
    onTrial = ['mf-results'];
    expect((await open(BOTH, NETWORK)).opened?.versions).toEqual(['mf-results@1.1.0']);
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
    const { open } = admission(1);
    const answers = await Promise.all(addresses.map((address) => open(BOTH, address)));
    expect(answers.filter(({ outcome }) => outcome === 'opened')).toHaveLength(networks);
  });

  it('[R10.04] is heard of once, with its ticket only, and only while the trial runs', async () => {
    let countsVisits = true;
    const all = admission(2, () => countsVisits);
    const one = await ticketOf(all);
    const other = await ticketOf(all);
    expect(await all.hear('forged')).toEqual([]);
    expect(await all.hear(one)).toEqual(['mf-ads@1.0.0', 'mf-results@1.1.0']);
    expect(await all.hear(one)).toEqual([]);
    countsVisits = false;
    expect(await all.hear(other)).toEqual([]);
  });
});

describe('a reported visit', () => {
  it('[R10.04] counts only with the ticket of a document, and for the versions of that document', async () => {
    const all = admission();
    expect(await all.admit(aVisit('forged'))).toEqual({ outcome: 'no ticket' });
    const ticket = await ticketOf(all);
    expect(await all.admit(aVisit(ticket, { 'mf-content@2.0.0': ['errored'] }))).toEqual({
      outcome: 'no ticket',
    });
    expect(
      await all.admit(aVisit(ticket, { 'mf-content@2.0.0': ['errored'], 'mf-ads@1.0.0': [] })),
    ).toEqual({
      outcome: 'counted',
      visit: { widgets: { 'mf-ads@1.0.0': [] }, lcpPoor: false, inpPoor: false },
    });
  });

  it('[R10.04] counts only while the widget has a canary', async () => {
    let onTrial = ['mf-ads', 'mf-results'];
    const all = admission(2, (widget) => onTrial.includes(widget));
    const ticket = await ticketOf(all);
    const both = aVisit(ticket, { 'mf-results@1.1.0': [], 'mf-ads@1.0.0': [] });
    onTrial = [];
    expect(await all.admit(both)).toEqual({ outcome: 'nothing counts' });
    onTrial = ['mf-ads'];
    expect((await all.admit(both)).visit?.widgets).toEqual({ 'mf-ads@1.0.0': [] });
  });

  it('[R10.04] counts once for each document', async () => {
    const all = admission();
    const ticket = await ticketOf(all);
    const outcomes: string[] = [];
    for (const _time of [1, 2]) outcomes.push((await all.admit(aVisit(ticket))).outcome);
    expect(outcomes).toEqual(['counted', 'told before']);
  });
});
