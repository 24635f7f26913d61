/** @jest-environment node */
import { FirstTries } from './FirstTries.ts';

const LASTS = 1000;
const old = { name: 'mf-results', version: '1.0.0' };
const next = { name: 'mf-results', version: '1.1.0' };

let now = 0;
let tries: FirstTries;
beforeEach(() => {
  now = 0;
  tries = new FirstTries(LASTS, () => now);
});

describe('the first tries of new versions', () => {
  it('hold a version for new until it has painted, where another one of its widget has', () => {
    expect(tries.isNew(next)).toBe(false);
    tries.end(old, false);
    expect(tries.isNew(next)).toBe(false);
    tries.end(old, true);
    expect([tries.isNew(next), tries.isNew({ ...next, name: 'mf-ads' })]).toEqual([true, false]);
    tries.end(next, false);
    expect(tries.isNew(next)).toBe(true);
    expect([tries.end(next, true), tries.end(next, true)]).toEqual([true, false]);
    expect(tries.isNew(next)).toBe(false);
  });

  it('are under way until a paint ends, however it ends, or their time is over', () => {
    for (const hasPainted of [true, false]) {
      tries.begin(next);
      expect(tries.underWay()).toEqual(['mf-results@1.1.0']);
      tries.end(next, hasPainted);
      expect(tries.underWay()).toEqual([]);
    }
    // the document of this try did not get as far as its paint
    tries.begin(next);
    now += LASTS;
    expect(tries.underWay()).toEqual([]);
  });
});
