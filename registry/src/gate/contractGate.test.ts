import type { WidgetManifest } from 'shared-contracts/widget';
import type { LiveVersionRecord } from '../records/versionRecord.ts';
import { widgetFiles } from '../testing/widgetFiles.ts';
import { contractGate } from './contractGate.ts';

type EventRecord = WidgetManifest['events']['sent'][string];

function aManifest(name: string, manifest: Partial<WidgetManifest> = {}): WidgetManifest {
  return JSON.parse(
    widgetFiles({ name, manifest: { slots: [], ...manifest } })['widget.json'],
  ) as WidgetManifest;
}
function aLive(name: string, manifest: Partial<WidgetManifest> = {}): LiveVersionRecord {
  const full = aManifest(name, manifest);
  return {
    name,
    version: full.version,
    sequence: 1,
    manifest: full,
    signature: '',
    fingerprint: '',
    traffic: 100,
    stable: true,
    withdrawn: false,
    proven: true,
    collected: false,
    publishedAt: '',
    publishedBy: '',
    slots: full.slots,
    config: {},
  };
}
function anEvent(field: string, type = 'string', version = 1): EventRecord {
  return {
    version,
    schema: { type: 'object', properties: { [field]: { type } }, required: [field] },
  };
}
const undecided = { hold: '' as const, slots: undefined, config: {} };
function ask(
  manifest: WidgetManifest,
  live: LiveVersionRecord[],
  more: Partial<Parameters<typeof contractGate>[0]> = {},
) {
  return contractGate({ manifest, live, widget: undecided, hostShared: undefined, ...more });
}

/** What a publish knows of a version with so many bytes of script. */
function weighing(scripts: number) {
  return { weight: { scripts, first: scripts, styles: 0 }, bundle: [], mount: [], waived: [] };
}

const hearsQuery = { sent: {}, heard: { 'search-form:search-submitted': anEvent('query') } };
function sends(record: EventRecord) {
  return {
    sent: { 'search-form:search-submitted': record },
    heard: {},
  };
}

describe('the contract gate', () => {
  it.each(['toString', 'constructor', 'hasOwnProperty/x'])(
    '[R10.05] refuses a package of the name %s, which every object has, with a reason',
    (name) => {
      expect(
        ask(aManifest('mf-a', { shared: { [name]: '^19.0.0' } }), [], {
          hostShared: { react: '19.3.1' },
        }),
      ).toEqual([`${name} ^19.0.0 is needed; the shell does not share it.`]);
    },
  );

  it('[R10.05] takes no event of the name toString for one that every widget has', () => {
    const events = { sent: { toString: anEvent('x') }, heard: {} };
    expect(ask(aManifest('mf-a', { events }), [aLive('mf-b')])).toEqual([
      'toString is sent by mf-a@1.0.0, but it belongs to mf-toString.',
    ]);
  });

  it('[R10.03] passes a version whose events every hearer can read', () => {
    expect(
      ask(aManifest('mf-search-form', { events: sends(anEvent('query')) }), [
        aLive('mf-results', { events: hearsQuery }),
      ]),
    ).toEqual([]);
  });

  it('[R10.05] names the widget and the field that would break', () => {
    expect(
      ask(aManifest('mf-search-form', { events: sends(anEvent('text')) }), [
        aLive('mf-results', { events: hearsQuery }),
      ]),
    ).toEqual([
      'search-form:search-submitted: mf-results@1.0.0 would break, query is read and not sent (sent by mf-search-form@1.0.0).',
    ]);
    expect(
      ask(aManifest('mf-search-form', { events: sends(anEvent('query', 'string', 2)) }), [
        aLive('mf-results', { events: hearsQuery }),
      ])[0],
    ).toBe(
      'search-form:search-submitted: mf-search-form@1.0.0 sends version 2, mf-results@1.0.0 hears version 1.',
    );
  });

  it('[R10.05] compares with canaries of other widgets, but not with versions of the same widget', () => {
    const canary = {
      ...aLive('mf-results', { events: hearsQuery }),
      version: '2.0.0',
      traffic: 10,
      stable: false,
    };
    expect(
      ask(aManifest('mf-search-form', { events: sends(anEvent('text')) }), [canary]),
    ).toHaveLength(1);
    expect(
      ask(aManifest('mf-search-form', { events: sends(anEvent('text')) }), [
        aLive('mf-search-form', { events: hearsQuery }),
      ]),
    ).toEqual([]);
  });

  it('[R10.05] refuses a hearer that cannot read the present event', () => {
    const live = [aLive('mf-search-form', { events: sends(anEvent('query', 'number')) })];
    expect(ask(aManifest('mf-results', { events: hearsQuery }), live)[0]).toContain(
      'mf-results@1.0.0 would break, query a number is sent, a string is read',
    );
  });

  it('[R10.05] refuses a hearer of an event that its live owner does not send', () => {
    const deaf = aManifest('mf-results', { events: hearsQuery });
    expect(ask(deaf, [])).toEqual([]);
    expect(ask(deaf, [aLive('mf-search-form')])).toEqual([
      'search-form:search-submitted is heard by mf-results@1.0.0, but no widget sends it.',
    ]);
  });

  it('[R10.05] refuses a version that no longer sends an event that others hear', () => {
    expect(ask(aManifest('mf-search-form'), [aLive('mf-results', { events: hearsQuery })])).toEqual(
      [
        'search-form:search-submitted: mf-results@1.0.0 would break, it hears this event but mf-search-form@1.0.0 does not send it.',
      ],
    );
  });

  it('[R10.05] refuses a shared package that the shell does not have in the needed range', () => {
    const manifest = aManifest('mf-ads', {
      shared: { react: '^18.0.0', 'react-dom/client': '^19.0.0', lodash: '*' },
    });
    expect(ask(manifest, [], { hostShared: { react: '19.3.1', 'react-dom': '19.3.1' } })).toEqual([
      'react ^18.0.0 is needed; the shell shares 19.3.1.',
      'lodash * is needed; the shell does not share it.',
    ]);
    expect(ask(aManifest('mf-ads', { shared: { react: 'newest' } }), [])).toEqual([
      'react: "newest" is not a range of versions.',
    ]);
  });

  it('[R10.05] refuses a version that does not accept the given settings', () => {
    const widget = { ...undecided, config: { heading: 7, colour: 'red', constructor: 'x' } };
    expect(ask(aManifest('mf-ads'), [], { widget })).toEqual([
      'The setting heading is a number; a string is needed.',
      'The setting colour is given but the version does not know it.',
      'The setting constructor is given but the version does not know it.',
    ]);
  });

  it("[R10.05] refuses scripts above the widget's own budget, and above the largest budget", () => {
    expect(ask(aManifest('mf-ads', { budget: 1000 }), [], { sent: weighing(1001) })[0]).toContain(
      '1001 bytes of script (brotli) at the first paint; its budget is 1000',
    );
    expect(
      ask(aManifest('mf-ads', { budget: 900_000 }), [], { sent: weighing(70_000) })[0],
    ).toContain('its budget is 65536');
    expect(ask(aManifest('mf-ads', { budget: 1000 }), [], { sent: weighing(1000) })).toEqual([]);
  });

  it("[R10.05] refuses another widget's slot, and a slot that the version cannot fill", () => {
    expect(
      ask(aManifest('mf-ads', { slots: ['results'] }), [
        aLive('mf-results', { slots: ['results'] }),
      ]),
    ).toEqual(['The slot results belongs to mf-results.']);
    expect(
      ask(aManifest('mf-ads', { slots: ['right_ad'] }), [], {
        widget: { ...undecided, slots: ['left_ad'] },
      }),
    ).toEqual([
      'It cannot fill the slot left_ad, which it was given; its manifest names right_ad.',
    ]);
  });

  it('[R10.03] refuses a slot that no page has, and names those that there are', () => {
    const manifest = aManifest('mf-ads', { slots: ['right_ad', 'rigth_ad'] });
    expect(ask(manifest, [], { hostSlots: ['left_ad', 'right_ad'] })).toEqual([
      'No page has the slot rigth_ad. There are left_ad, right_ad.',
    ]);
    expect(ask(manifest, [])).toEqual([]);
  });
});

describe("the contract gate with the events of the shell's bus", () => {
  const name = 'search-form:search-submitted';
  const hostEvents = { [name]: anEvent('query') };
  const two: EventRecord = {
    version: 1,
    schema: {
      type: 'object',
      properties: { query: { type: 'string' }, sort: { type: 'string' } },
      required: ['query', 'sort'],
    },
  };
  const sender = (record: EventRecord, event = name) =>
    aManifest('mf-search-form', { events: { sent: { [event]: record }, heard: {} } });
  const hearer = (record: EventRecord) =>
    aManifest('mf-results', { events: { sent: {}, heard: { [name]: record } } });

  it('[R10.03] refuses a hearer of a field that its sender sends but the bus removes', () => {
    const sending = aLive('mf-search-form', { events: { sent: { [name]: two }, heard: {} } });
    expect(ask(hearer(two), [sending])).toEqual([]);
    expect(ask(hearer(two), [sending], { hostEvents })).toEqual([
      `${name}: the shell's bus would not carry what is heard, sort is read and not sent.`,
    ]);
    expect(ask(sender(two), [], { hostEvents })).toEqual([]);
  });

  it('[R10.03] refuses an unknown event, and an event with another version or payload', () => {
    expect(ask(sender(anEvent('query'), 'search-form:form-cleared'), [], { hostEvents })).toEqual([
      "search-form:form-cleared is sent, but the shell's bus does not know it.",
    ]);
    expect(ask(sender(anEvent('query', 'string', 2)), [], { hostEvents })).toEqual([
      `${name} is sent in version 2; the shell's bus carries version 1.`,
    ]);
    expect(ask(sender(anEvent('query', 'number')), [], { hostEvents })).toEqual([
      `${name}: the shell's bus would not carry what is sent, query a number is sent, a string is read.`,
    ]);
  });

  it("[R10.03] passes an event of the bus, and checks nothing without the bus's events", () => {
    expect(
      ask(sender(anEvent('query')), [aLive('mf-results', { events: hearsQuery })], { hostEvents }),
    ).toEqual([]);
    expect(ask(sender(anEvent('query'), 'search-form:form-cleared'), [])).toEqual([]);
  });
});
