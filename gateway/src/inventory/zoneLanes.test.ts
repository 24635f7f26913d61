import fc from 'fast-check';
import { need } from '../testing/need.ts';
import {
  inEveryLane,
  longestRun,
  MAX_RUN,
  packRuns,
  toGuards,
  zoneOfHour,
  ZONES,
} from './zoneLanes.ts';

const runs = fc.array(fc.integer({ min: 0, max: 80 }), {
  minLength: ZONES.length,
  maxLength: ZONES.length,
});
const someZones = fc.subarray(
  ZONES.map((_, zone) => zone),
  { minLength: 1 },
);

function runOf(all: readonly number[], zone: number): number {
  return need(all[zone], `run of zone ${zone}`);
}

describe('runs packed by zone', () => {
  it('[R5.10] tell by one subtraction whether a wanted zone has a run that is long enough', () => {
    fc.assert(
      fc.property(runs, someZones, fc.integer({ min: 1, max: MAX_RUN }), (all, wanted, count) => {
        const left = BigInt(packRuns(all) - inEveryLane(count)) & BigInt(toGuards(wanted));
        expect(left !== 0n).toBe(wanted.some((zone) => runOf(all, zone) >= count));
      }),
    );
  });

  it('[R3.10] give the longest run of the wanted zones, ten at most', () => {
    fc.assert(
      fc.property(runs, someZones, (all, wanted) => {
        expect(longestRun(packRuns(all), toGuards(wanted))).toBe(
          Math.min(MAX_RUN, Math.max(...wanted.map((zone) => runOf(all, zone)))),
        );
      }),
    );
  });

  it('fit in a number that every database and JavaScript store exactly', () => {
    expect(Number.isSafeInteger(packRuns(ZONES.map(() => 99)))).toBe(true);
  });

  it('[R5.32] put the early and the late hours into the first and the last zone', () => {
    expect([3, 5, 6, 11, 12, 15].map(zoneOfHour)).toEqual([0, 0, 1, 6, 7, 7]);
  });
});
