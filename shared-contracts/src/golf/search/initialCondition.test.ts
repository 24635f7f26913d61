import { aSearchCondition } from '../testing/builders/index.ts';
import { defaultCondition, initialCondition, toSearchQuery } from './index.ts';

const now = Date.UTC(2026, 10, 20, 23);

describe('the first condition of a visit', () => {
  it('[R4.04] comes from the session, else the cookie, else the prefecture or the countries, else the defaults', () => {
    const kept = {
      session: toSearchQuery(aSearchCondition({ area: [1] })),
      cookie: toSearchQuery(aSearchCondition({ area: [2] })),
      prefecture: '3',
      country: '2,3',
    };
    expect(initialCondition(kept, now).area).toEqual([1]);
    expect(initialCondition({ ...kept, session: null }, now).area).toEqual([2]);
    expect(initialCondition({ ...kept, session: '', cookie: null }, now)).toEqual(
      aSearchCondition({ area: [3] }),
    );
    expect(initialCondition({ country: '2,3' }, now)).toEqual(
      aSearchCondition({ searchMode: 'overseas', area: [48], country: [2, 3] }),
    );
    expect(initialCondition({}, now)).toEqual(defaultCondition('normal', now));
    expect(initialCondition({ prefecture: '48', country: 'x' }, now)).toEqual(
      defaultCondition('normal', now),
    );
  });

  it('[R4.05] moves a past month into the next year, and drops a past day', () => {
    const dateOf = (date: string) =>
      initialCondition({ session: `area[]=12&${date}` }, now).playDate;
    expect(dateOf('year=2026&month=3&day=8')).toEqual({ year: 2027, month: 3, day: 8 });
    expect(dateOf('year=2027&month=3&day=8')).toEqual({ year: 2027, month: 3, day: 8 });
    expect(dateOf('year=2026&month=12&day=8')).toEqual({ year: 2026, month: 12, day: 8 });
    expect(dateOf('year=2026&month=11&day=1')).toEqual({ year: 2026, month: 11, day: 22 });
    expect(dateOf('year=2026&month=10&day=1')).toEqual({ year: 2026, month: 11, day: 22 });
  });

  it('[R4.04] survives any content of the storage', () => {
    for (const session of ['{"area":[1]}', '\u0000', '%', 'undefined'])
      expect(initialCondition({ session }, now)).toEqual(defaultCondition('normal', now));
  });
});
