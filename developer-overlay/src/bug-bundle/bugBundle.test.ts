import { createBus } from 'shared-contracts/bus';
import { EVENTS } from 'shared-contracts/events';
import { aDocumentState } from '../../testing/aDocumentState.ts';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { publishUnchecked } from '../../testing/publishUnchecked.ts';
import { documentLog } from '../log/documentLog.ts';
import { bugBundle, type BugWorld } from './bugBundle.ts';

const SECRETS = [
  '朝芝 太郎',
  'taro@mail.example',
  '4711-member',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
];

function world(changes: Partial<BugWorld> = {}): BugWorld {
  return {
    madeAt: '2026-11-21T00:00:00.000Z',
    address: 'https://golf.example/search/result/?area[]=12&member=4711-member',
    userAgent: 'Some browser',
    viewport: { width: 1280, height: 900, pixelRatio: 1 },
    sessionKeys: ['ui-state', 'vuex'],
    performance: {
      getEntriesByName: () => [],
      getEntriesByType: () => [],
    },
    ...changes,
  };
}

function aVisit() {
  const log = documentLog({ now: () => 12.4, isRecording: false });
  const bus = createBus({
    events: EVENTS,
    now: () => 0,
    report: () => {},
    watch: (activity) => log.tell('bus', activity),
  });
  const widget = aReleasedWidget({ version: '1.1.0', why: 'canary' });
  const state = aDocumentState({
    query: 'area[]=12&mail=taro@mail.example',
    release: { widgets: { 'mf-results': widget }, slots: { results: 'mf-results' } },
    developer: {
      reasons: {
        'mf-results': { stable: '1.0.0', canary: { version: '1.1.0', traffic: 10 }, bucket: 3 },
      },
    },
  });
  return { log, bus, state };
}
const slots = [
  {
    slot: 'results',
    widget: 'mf-results@1.1.0',
    phase: 'ready',
    element: document.createElement('div'),
  },
];

describe('the bug bundle', () => {
  it('[R10.04] names the versions in the page, why they stand there, and the browser', () => {
    const { log, state } = aVisit();
    expect(bugBundle(log, state, slots, world())).toMatchObject({
      release: {
        'mf-results': { version: '1.1.0', why: 'canary', bucket: 3, canary: { traffic: 10 } },
      },
      slots: [
        { slot: 'results', widget: 'mf-results@1.1.0', phase: 'ready', why: { key: 'canary' } },
      ],
      browser: { userAgent: 'Some browser', viewport: { width: 1280, height: 900 } },
      sessionKeys: ['ui-state', 'vuex'],
    });
  });

  it('[R10.05] holds each error under its widget, and the events on the bus with what was refused and why', () => {
    const { log, bus, state } = aVisit();
    log.tell('report', {
      widget: 'mf-ads@1.0.0',
      slot: 'right_ad',
      kind: 'error',
      message: 'gone',
      context: { phase: 'load' },
    });
    log.tell('report', {
      widget: 'mf-ads@1.0.0',
      slot: 'right_ad',
      kind: 'measure',
      message: 'weight',
      value: 3,
    });
    bus.connect('mf-results@1.1.0').publish('search-form:region-changed', { region: 107 });
    publishUnchecked(bus, 'mf-results@1.1.0', 'search-form:region-changed', { region: ['x'] });
    const bundle = bugBundle(log, state, slots, world());
    expect(bundle.errors).toEqual([
      {
        at: 12,
        widget: 'mf-ads@1.0.0',
        slot: 'right_ad',
        message: 'gone',
        context: { phase: 'load' },
      },
    ]);
    expect(bundle.bus).toEqual([
      {
        at: 12,
        event: 'search-form:region-changed',
        sender: 'mf-results@1.1.0',
        hearers: [],
        payload: { region: 107 },
      },
      {
        at: 12,
        event: 'search-form:region-changed',
        sender: 'mf-results@1.1.0',
        hearers: [],
        shape: { region: ['(string)'] },
        refused:
          'Event search-form:region-changed: payload does not fit (region: number expected, array found)',
      },
    ]);
  });

  it('holds nothing about a person, wherever it was said', () => {
    const { log, bus, state } = aVisit();
    const [name, mail, member, token] = SECRETS;
    log.tell('report', {
      widget: 'shell',
      slot: '',
      kind: 'error',
      message: `Bearer ${token} of ${mail} was refused`,
      stack: `at /user?id=${member}`,
    });
    log.tell('navigation', {
      href: `https://login.example/?m=${member}`,
      by: 'mf-member-panel@1.0.0',
      asked: true,
    });
    log.tell('call', {
      widget: 'mf-results@1.1.0',
      method: 'get',
      path: '/course/search',
      given: [],
      masked: false,
      value: { name },
    });
    const sender = 'mf-member-panel@1';
    publishUnchecked(bus, sender, 'search-form:region-changed', { region: name });
    publishUnchecked(bus, sender, 'search-form:region-changed', { region: 101, name });
    publishUnchecked(bus, sender, 'member-panel:left', { name });
    const text = JSON.stringify(bugBundle(log, state, slots, world()));
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });
});
