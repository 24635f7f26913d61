import fc from 'fast-check';
import { EVENTS } from './index.ts';
import { createBus, EVENTS_PER_SECOND, type BusActivity } from '../../platform/bus/createBus.ts';

function aBus() {
  const reports: [string, string][] = [];
  let time = 0;
  const watched: BusActivity[] = [];
  const bus = createBus({
    events: EVENTS,
    now: () => time,
    report: (widget, error) => reports.push([widget, error.message]),
    watch: (activity) => watched.push(activity),
  });
  return {
    bus,
    reports,
    watched,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}
/** Returns the same connection for a sender that ignores the types: any name, any payload. */
function untyped(connection: { publish(name: string, payload: unknown): void }) {
  return connection;
}
const anyPayload = fc.oneof(fc.anything(), fc.record({ region: fc.anything() }));
const completed = { query: 'area[]=12', count: 3, page: 1, pages: 1 };

describe('the bus between widgets', () => {
  it('[R10.03] carries an event of the catalogue to every other widget', () => {
    const { bus } = aBus();
    const heard: unknown[] = [];
    bus
      .connect('mf-search-form@1')
      .subscribe('results:search-completed', (payload) => heard.push(payload));
    bus.connect('mf-results@1').publish('results:search-completed', completed);
    expect(heard).toEqual([completed]);
  });

  it('[R10.03] gives the kept value to a widget that arrives late', () => {
    const { bus } = aBus();
    bus.connect('mf-results@1').publish('results:search-completed', completed);
    const heard: unknown[] = [];
    bus.connect('mf-ads@1').subscribe('results:search-completed', (payload) => heard.push(payload));
    expect(heard).toEqual([completed]);
  });

  it('[R10.05] a handler that throws is reported under its own widget and does not affect the others', () => {
    const { bus, reports } = aBus();
    const heard: unknown[] = [];
    bus.connect('mf-broken@1').subscribe('results:search-completed', () => {
      throw new Error('no');
    });
    bus.connect('mf-ads@1').subscribe('results:search-completed', (payload) => heard.push(payload));
    bus.connect('mf-results@1').publish('results:search-completed', completed);
    expect(heard).toHaveLength(1);
    expect(reports).toEqual([['mf-broken@1', 'Event results:search-completed: a handler threw']]);
  });

  it('[R10.05] a payload that throws while it is read is refused and reported, and its sender goes on', () => {
    const { bus, reports } = aBus();
    const payload = Object.defineProperty({}, 'region', {
      get: () => {
        throw new Error('no');
      },
    });
    untyped(bus.connect('mf-search-form@1')).publish('search-form:region-changed', payload);
    expect(reports).toEqual([
      ['mf-search-form@1', 'Event search-form:region-changed: payload does not fit'],
    ]);
  });

  it('[R10.05] any payload that does not fit is refused and reported', () => {
    fc.assert(
      fc.property(anyPayload, (payload) => {
        const { bus, reports } = aBus();
        const heard: unknown[] = [];
        bus
          .connect('mf-ads@1')
          .subscribe('search-form:region-changed', (value) => heard.push(value));
        untyped(bus.connect('mf-search-form@1')).publish('search-form:region-changed', payload);
        const fits =
          typeof payload === 'object' &&
          payload !== null &&
          !Array.isArray(payload) &&
          'region' in payload &&
          Number.isFinite(payload.region);
        expect(heard).toHaveLength(fits ? 1 : 0);
        expect(reports).toHaveLength(fits ? 0 : 1);
      }),
    );
  });

  it('[R10.05] a flood is cut off at the limit, is reported once, and ends after a second', () => {
    const { bus, reports, pass } = aBus();
    let heard = 0;
    bus.connect('mf-ads@1').subscribe('results:search-completed', () => {
      heard += 1;
    });
    const flooding = bus.connect('mf-results@1');
    for (let count = 0; count < 10_000; count += 1)
      flooding.publish('results:search-completed', completed);
    expect(heard).toBe(EVENTS_PER_SECOND);
    expect(reports).toHaveLength(1);
    pass(1000);
    flooding.publish('results:search-completed', completed);
    expect(heard).toBe(EVENTS_PER_SECOND + 1);
  });

  it('[R10.03] carries only the declared events of a widget, and reports and shows each other one once', () => {
    const { bus, reports, watched } = aBus();
    const heard: unknown[] = [];
    bus.connect('mf-results@1').subscribe('search-form:region-changed', (it) => heard.push(it));
    const form = bus.connect('mf-search-form@1', {
      sent: ['search-form:region-changed'],
      heard: ['search-form:validation-failed'],
    });
    for (let count = 0; count < 10_000; count += 1)
      form.publish('results:search-completed', completed);
    form.publish('search-form:region-changed', { region: 101 });
    expect(heard).toEqual([{ region: 101 }]);
    expect(reports).toEqual([
      ['mf-search-form@1', 'Event results:search-completed: is not declared as sent'],
    ]);
    expect(watched[0]).toMatchObject({ sender: 'mf-search-form@1', payload: completed });
    expect(watched).toHaveLength(2);
  });

  it('[R10.03] gives a widget no event that it does not declare, kept or new, and reports it', () => {
    const { bus, reports } = aBus();
    const heard: unknown[] = [];
    const results = bus.connect('mf-results@1');
    results.publish('results:search-completed', completed);
    const ads = bus.connect('mf-ads@1', { sent: [], heard: ['search-form:region-changed'] });
    ads.subscribe('results:search-completed', (it) => heard.push(it))();
    ads.subscribe('search-form:region-changed', (it) => heard.push(it));
    results.publish('results:search-completed', completed);
    bus.connect('mf-search-form@1').publish('search-form:region-changed', { region: 101 });
    expect(heard).toEqual([{ region: 101 }]);
    expect(reports).toEqual([
      ['mf-ads@1', 'Event results:search-completed: is not declared as heard'],
    ]);
  });

  it('[R10.05] a widget that has left hears nothing', () => {
    const { bus } = aBus();
    let heard = 0;
    const leaving = bus.connect('mf-ads@1');
    leaving.subscribe('results:search-completed', () => {
      heard += 1;
    });
    leaving.close();
    leaving.subscribe('results:search-completed', () => {
      heard += 1;
    });
    bus.connect('mf-results@1').publish('results:search-completed', completed);
    expect(heard).toBe(0);
  });

  it('[R10.03] one listener cannot change what the next one hears', () => {
    const { bus } = aBus();
    const heard: number[] = [];
    bus.connect('mf-a@1').subscribe('search-form:region-changed', (payload) => {
      payload.region = 108;
    });
    bus.connect('mf-b@1').subscribe('search-form:region-changed', (payload) => {
      heard.push(payload.region);
    });
    bus.connect('mf-search-form@1').publish('search-form:region-changed', { region: 101 });
    expect(heard).toEqual([101]);
  });

  it('[R10.03] tells the watcher what was sent, by whom, and who heard it, also later', () => {
    const { bus, watched } = aBus();
    bus.connect('mf-ads@1').subscribe('results:search-completed', () => {});
    bus.connect('mf-results@1').publish('results:search-completed', completed);
    bus.connect('mf-content@1').subscribe('results:search-completed', () => {});
    expect(watched).toEqual([
      {
        event: 'results:search-completed',
        sender: 'mf-results@1',
        payload: completed,
        hearers: ['mf-ads@1'],
      },
      {
        event: 'results:search-completed',
        sender: 'mf-results@1',
        payload: completed,
        hearers: ['mf-content@1'],
        late: true,
      },
    ]);
  });

  it('[R10.05] tells the watcher what was refused and why, by the bus and by a widget whose handler failed', () => {
    const { bus, watched } = aBus();
    bus.connect('mf-broken@1').subscribe('search-form:region-changed', () => {
      throw new Error('no');
    });
    const form = untyped(bus.connect('mf-search-form@1'));
    form.publish('search-form:region-changed', { region: 'Kanto' });
    form.publish('search-form:left', {});
    form.publish('search-form:region-changed', { region: 102 });
    expect(
      watched.map(({ payload, hearers, error }) => [payload, hearers, error?.message]),
    ).toEqual([
      [{ region: 'Kanto' }, [], 'Event search-form:region-changed: payload does not fit'],
      [{}, [], 'Event search-form:left: is not in the catalogue'],
      [{ region: 102 }, ['mf-broken@1'], 'Event search-form:region-changed: a handler threw'],
      [{ region: 102 }, [], undefined],
    ]);
  });
});
