import * as fc from 'fast-check';
import { bandOf, VITAL_EDGES, type VitalBand } from 'shared-contracts/release';
import { toQuantiles } from './toQuantiles.ts';

function bandsOf(device: VitalBand['device'], milliseconds: readonly number[]): VitalBand[] {
  return milliseconds.map((each) => ({
    device,
    vital: 'lcp',
    band: bandOf('lcp', each),
    visits: 1,
  }));
}

it('[R10.04] says for each class of devices how slow half, three quarters and 95 % of the visits were at most', () => {
  const phones = bandsOf('MB', [700, 1100, 1900, 2400, 2500, 2501, 20_000]);
  const computers = bandsOf('PC', [800]);
  expect(toQuantiles([...phones, ...computers])).toEqual([
    { device: 'MB', vital: 'lcp', visits: 7, p50: 2500, p75: 3000, p95: null },
    { device: 'PC', vital: 'lcp', visits: 1, p50: 800, p75: 800, p95: 800 },
  ]);
  expect(toQuantiles([])).toEqual([]);
});

it('[R10.04] never says that visits were faster than they were, nor slower than the edge above', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 50 }),
      (times) => {
        const sorted = times.toSorted((one, other) => one - other);
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        const [{ p75 } = { p75: 0 }] = toQuantiles(bandsOf('MB', times));
        expect(p75).toBe(VITAL_EDGES.lcp.find((edge) => edge >= exact) ?? null);
      },
    ),
  );
});
