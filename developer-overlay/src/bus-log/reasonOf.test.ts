import { createBus, type BusActivity } from 'shared-contracts/bus';
import { EVENTS } from 'shared-contracts/events';
import { publishUnchecked } from '../../testing/publishUnchecked.ts';
import { reasonOf } from './reasonOf.ts';

function refusalsOf(act: (bus: ReturnType<typeof createBus>) => void): string[] {
  const watched: BusActivity[] = [];
  act(
    createBus({
      events: EVENTS,
      now: () => 0,
      report: () => {},
      watch: (activity) => watched.push(activity),
    }),
  );
  return watched.flatMap(({ error, payload }) => (error ? [reasonOf(error, payload)] : []));
}

describe('the reason of a refusal on the bus', () => {
  it('[R10.03] names each field that does not fit, what was expected and what kind was found, and no value', () => {
    expect(
      refusalsOf((bus) =>
        publishUnchecked(bus, 'mf-results@1', 'results:search-completed', {
          query: 7,
          count: '朝芝',
          page: null,
          pages: [],
        }),
      ),
    ).toEqual([
      'Event results:search-completed: payload does not fit (query: string expected, number found; count: number expected, string found; page: number expected, null found; pages: number expected, array found)',
    ]);
    expect(
      refusalsOf((bus) => publishUnchecked(bus, 'mf-results@1', 'results:search-completed', 7)),
    ).toEqual([
      'Event results:search-completed: payload does not fit (payload: object expected, number found)',
    ]);
  });

  it('[R10.03] names the place inside a list', () => {
    const cause = { issues: [{ path: ['regions', 0], expected: 'number' }] };
    expect(reasonOf(new Error('does not fit', { cause }), { regions: ['x'] })).toBe(
      'does not fit (regions.0: number expected, string found)',
    );
  });

  it('[R10.05] names what a hearer threw', () => {
    expect(
      refusalsOf((bus) => {
        bus.connect('mf-ads@1').subscribe('search-form:region-changed', () => {
          throw new Error('no room');
        });
        bus.connect('mf-results@1').publish('search-form:region-changed', { region: 101 });
      }),
    ).toEqual(['Event search-form:region-changed: a handler threw (no room)']);
  });
});
