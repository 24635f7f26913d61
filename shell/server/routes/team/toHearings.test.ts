import * as fc from 'fast-check';
import type { Discovery } from 'shared-contracts/release';
import { toHearings } from './toHearings.ts';

type Declared = Readonly<Record<string, { sent: readonly string[]; heard: readonly string[] }>>;

function anAnswer(widgets: Declared, traffic = 100): Pick<Discovery, 'microFrontends'> {
  const records = (events: readonly string[]) =>
    Object.fromEntries(events.map((event) => [event, { version: 1, schema: {} }]));
  const live = Object.entries(widgets).map(([name, { sent, heard }]) => [
    name,
    [
      {
        deployment: { traffic, default: true },
        extras: { manifest: { events: { sent: records(sent), heard: records(heard) } } },
      },
    ],
  ]);
  return { microFrontends: Object.fromEntries(live) as Discovery['microFrontends'] };
}

describe('who hears a widget', () => {
  it('[R10.03] is named with each event, and so is whom it hears; events of others are not', () => {
    const answer = anAnswer({
      'mf-form': { sent: ['form:changed'], heard: ['ads:shown'] },
      'mf-results': { sent: ['results:found'], heard: ['form:changed'] },
      'mf-ads': { sent: ['ads:shown'], heard: ['results:found', 'form:changed'] },
    });
    expect(toHearings('mf-form', answer)).toEqual([
      { event: 'ads:shown', from: ['mf-ads'], to: ['mf-form'] },
      { event: 'form:changed', from: ['mf-form'], to: ['mf-ads', 'mf-results'] },
    ]);
  });

  it('[R10.03] is nobody of versions that no visitor has', () => {
    expect(toHearings('mf-a', anAnswer({ 'mf-a': { sent: ['a:b'], heard: [] } }, 0))).toEqual([]);
  });

  it('[R10.03] hears it on its own page, too, whatever is declared', () => {
    const events = fc.uniqueArray(fc.constantFrom('a:1', 'a:2', 'b:1', 'toString'));
    const names = ['mf-a', 'mf-b', 'mf-c'] as const;
    const declared = fc.record({ sent: events, heard: events });
    fc.assert(
      fc.property(fc.tuple(declared, declared, declared), (all) => {
        const answer = anAnswer(Object.fromEntries(names.map((name, at) => [name, all[at]!])));
        for (const from of names)
          for (const hearing of toHearings(from, answer))
            for (const other of [...hearing.from, ...hearing.to])
              expect(toHearings(other, answer)).toContainEqual(hearing);
      }),
    );
  });
});
