/** @jest-environment node */
import { FirstTries } from './FirstTries.ts';
import { LIMITS } from 'server-kit/renderer/limits';

const old = { name: 'mf-results', version: '1.0.0' };
const next = { name: 'mf-results', version: '1.1.0' };

let now = 0;
let tries: FirstTries;
beforeEach(() => {
  now = 0;
  tries = new FirstTries(() => now);
});

/** Lets the version fail, and returns the milliseconds until it is due again. */
function restAfterFailure(): number {
  const begin = now;
  tries.fail(next);
  while (!tries.isDue(next)) now += LIMITS.rest / 2;
  return now - begin;
}

describe('the first tries of new versions', () => {
  it('hold a version for new until it has painted, where another one of its widget has', () => {
    expect(tries.isNew(next)).toBe(false);
    tries.pass(old);
    expect([tries.isNew(next), tries.isNew({ ...next, name: 'mf-ads' })]).toEqual([true, false]);
    expect(tries.isDue(next)).toBe(true);
    expect([tries.pass(next), tries.pass(next)]).toEqual([true, false]);
    expect([tries.isNew(next), tries.isDue(next)]).toEqual([false, false]);
  });

  it('leave a version that failed alone, each time twice as long, and not longer than the longest rest', () => {
    tries.pass(old);
    const rests = Array.from({ length: 6 }, restAfterFailure);
    expect(rests).toEqual([1, 2, 4, 8, 10, 10].map((minutes) => minutes * LIMITS.rest));
    expect(LIMITS.longestRest).toBe(10 * LIMITS.rest);
  });

  it('hold a version for new again that painted and paints no more, whatever paint of it still ends while it rests', () => {
    tries.pass(old);
    tries.pass(next);
    tries.fail(next);
    // others of its renderers may fail or paint for documents that began before
    tries.fail(next);
    expect(tries.pass(next)).toBe(false);
    expect([tries.isNew(next), tries.isDue(next)]).toEqual([true, false]);
    now += LIMITS.rest;
    expect(tries.isDue(next)).toBe(true);
    expect(tries.pass(next)).toBe(true);
  });

  it('hold no version for new where no other one of its widget paints', () => {
    tries.pass(next);
    tries.fail(next);
    expect(tries.isNew(next)).toBe(false);
  });
});
