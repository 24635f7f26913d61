import { createBus } from 'shared-contracts/bus';
import { EVENTS } from 'shared-contracts/events';
import { ApiError } from 'shared-contracts/errors';
import { parseRecording } from 'shared-contracts/recording';
import { RECORDED_SITE } from 'shared-contracts/site';
import { fakeHost } from 'shared-contracts/testing';
import { aReleasedWidget } from 'host-kit/testing/aReleasedWidget';
import { publishUnchecked } from '../../testing/publishUnchecked.ts';
import { aDocumentState } from '../../testing/aDocumentState.ts';
import { documentLog } from '../log/documentLog.ts';
import { watchHosts } from '../log/watchHost.ts';
import { toVisitRecording } from './toVisitRecording.ts';

const results = aReleasedWidget({ version: '1.1.0', config: { cards: 9 } });
const world = { recordedAt: '2026-11-21T00:00:00.000Z', window: { width: 1280, height: 900 } };

function aVisit() {
  let time = 1000;
  const log = documentLog({ now: () => time, isRecording: true });
  const bus = createBus({
    events: EVENTS,
    now: () => 0,
    report: () => {},
    watch: (activity) => log.tell('bus', activity),
  });
  const host = fakeHost({
    answers: {
      '/course/search': { count: 3 },
      '/coupon': () => {
        throw new ApiError('no', { status: 500, path: '/coupon', data: { why: 'full' } });
      },
      'https://user.example/info?key=7': { name: '朝芝 太郎' },
    },
  });
  const watch = watchHosts(log);
  return {
    log,
    bus,
    record: () => toVisitRecording(log, aDocumentState(), world),
    watch: (widget: string) => watch(host, widget),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('the recording of a visit', () => {
  it('[R10.03] begins with the first paint of each slot, and holds calls and events in their order', async () => {
    const { log, bus, record, watch, pass } = aVisit();
    log.tell('slot', { slot: 'results', widget: results, stage: 'asked', query: 'area[]=12' });
    log.tell('slot', {
      query: 'area[]=12',
      slot: 'results',
      widget: results,
      stage: 'mounted',
      firstPaint: { count: 1 },
    });
    pass(20);
    await watch('mf-results@1.1.0').request.get('/course/search', {
      query: { page: 2, 'area[]': [12, 8] },
    });
    pass(5);
    bus.connect('mf-results@1.1.0').publish('search-form:region-changed', { region: 107 });
    publishUnchecked(bus, 'mf-results@1.1.0', 'search-form:region-changed', { region: 'x' });
    bus.connect('mf-ads@1.0.0').subscribe('search-form:region-changed', () => {});
    await expect(watch('mf-results@1.1.0').request.get('/coupon')).rejects.toThrow('no');
    expect(record()).toMatchObject({
      page: { page: 'result', path: '/search/result/', query: 'area[]=12' },
      now: aDocumentState().now,
      device: 'PC',
      window: { width: 1280 },
      widgets: [
        {
          name: 'mf-results',
          version: '1.1.0',
          slot: 'results',
          config: { cards: 9 },
          firstPaint: { count: 1 },
        },
      ],
      replies: [
        {
          at: 20,
          widget: 'mf-results',
          method: 'GET',
          path: '/course/search',
          query: 'area%5B%5D=12&area%5B%5D=8&page=2',
          status: 200,
          body: { count: 3 },
        },
        { at: 25, path: '/coupon', query: '', status: 500, body: { why: 'full' } },
      ],
      events: [
        {
          at: 25,
          sender: 'mf-results',
          event: 'search-form:region-changed',
          payload: { region: 107 },
        },
      ],
    });
    expect(record().events).toHaveLength(1);
    expect(parseRecording(JSON.stringify(record()), RECORDED_SITE)).toEqual(record());
  });

  it('[R10.03] names the widget that asked for a navigation, otherwise the shell', () => {
    const { log, record, watch } = aVisit();
    watch('mf-results@1.1.0').navigate('/search/result/?page=2');
    const arrive = (href: string, page: 'result' | 'detail' | 'course', query: string) =>
      log.tell('navigation', { href, by: 'shell', page, query });
    arrive('/search/result/?page=2&mail=a', 'result', 'page=2&mail=a');
    arrive('/search/', 'detail', '');
    arrive('/course/10057/', 'course', 'course=10057');
    watch('mf-member-panel@1.0.0').navigate('https://login.example/?member=4711');
    expect(record().navigations).toEqual([
      {
        at: 0,
        by: 'mf-results',
        href: '/search/result/?page=2&mail=***',
        props: { page: 'result', query: 'page=2&mail=***' },
      },
      { at: 0, by: 'shell', href: '/search/', props: { page: 'detail', query: '' } },
      {
        at: 0,
        by: 'shell',
        href: '/course/10057/',
        props: { page: 'course', query: 'course=10057' },
      },
      { at: 0, by: 'mf-member-panel', href: 'https://login.example/' },
    ]);
  });

  it('[R10.03] holds the query that the page gave its widgets, which may name what stands in its path', () => {
    const { log, record } = aVisit();
    const query = 'course=10057&mail=a';
    log.tell('slot', { slot: 'course', widget: results, stage: 'asked', query });
    expect(record().page.query).toBe('course=10057&mail=***');
  });

  it('holds that a call spoke of a member, and neither the question nor the answer', async () => {
    const { record, watch } = aVisit();
    await watch('mf-member-panel@1.0.0').request.jsonp('https://user.example/info?key=7', {
      query: { id: 4711 },
    });
    await watch('mf-results@1.1.0').request.get('/course/search', {
      auth: true,
      query: { id: 4711 },
    });
    expect(record().replies).toEqual([
      {
        at: 0,
        widget: 'mf-member-panel',
        method: 'JSONP',
        path: 'https://user.example/info',
        query: '',
        status: 200,
        masked: true,
      },
      {
        at: 0,
        widget: 'mf-results',
        method: 'GET',
        path: '/course/search',
        query: '',
        status: 200,
        masked: true,
      },
    ]);
  });
});
