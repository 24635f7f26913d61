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

  it('[R10.05] a handler that throws is reported under its own widget and reaches nobody else', () => {
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

  it('[R10.05] any payload that does not fit is refused and reported, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (payload) => {
        const { bus, reports } = aBus();
        const heard: unknown[] = [];
        bus
          .connect('mf-ads@1')
          .subscribe('member-panel:member-loaded', (value) => heard.push(value));
        bus.connect('mf-member-panel@1').publish('member-panel:member-loaded', payload as never);
        const fits =
          typeof (payload as { isLogin?: unknown } | null)?.isLogin === 'boolean' &&
          !Array.isArray(payload);
        expect(heard).toHaveLength(fits ? 1 : 0);
        expect(reports).toHaveLength(fits ? 0 : 1);
      }),
    );
  });

  it('[R10.05] a flood is cut off at the limit, reported once, and over after a second', () => {
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
    bus.connect('mf-a@1').subscribe('results:compare-changed', (payload) => {
      payload.courseIds.push(99);
    });
    bus.connect('mf-b@1').subscribe('results:compare-changed', (payload) => {
      heard.push(...payload.courseIds);
    });
    bus.connect('mf-results@1').publish('results:compare-changed', { courseIds: [1] });
    expect(heard).toEqual([1]);
  });

  it('[R10.03] tells who looks on what was sent, by whom and who heard it, also late', () => {
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

  it('[R10.05] tells who looks on what was refused, and why: by the bus, and by the widget that could not take it', () => {
    const { bus, watched } = aBus();
    bus.connect('mf-broken@1').subscribe('member-panel:member-loaded', () => {
      throw new Error('no');
    });
    const panel = bus.connect('mf-member-panel@1');
    panel.publish('member-panel:member-loaded', { isLogin: 'yes' } as never);
    panel.publish('member-panel:left' as never, {} as never);
    panel.publish('member-panel:member-loaded', { isLogin: true });
    expect(
      watched.map(({ payload, hearers, error }) => [payload, hearers, error?.message]),
    ).toEqual([
      [{ isLogin: 'yes' }, [], 'Event member-panel:member-loaded: payload does not fit'],
      [{}, [], 'Event member-panel:left: is not in the catalogue'],
      [{ isLogin: true }, ['mf-broken@1'], 'Event member-panel:member-loaded: a handler threw'],
      [{ isLogin: true }, [], undefined],
    ]);
  });
});
