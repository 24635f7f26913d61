import { BUDGETS } from '../budgets.ts';
import type { LoadPair } from './alternate.ts';
import type { Load } from './measureLoad.ts';
import { reportPage } from './report.ts';

function aLoad(changes: Partial<Load> = {}): Load {
  return {
    firstByte: 600,
    firstPaint: 1000,
    largestPaint: 1000,
    formAlive: 2500,
    alive: 3000,
    blocking: 400,
    shift: 0,
    requests: 15,
    bytes: 300_000,
    codeBytes: 270_000,
    scriptBytes: 200_000,
    largest: 'results img',
    ...changes,
  };
}
function pairs(product: Partial<Load>): LoadPair[] {
  return [1, 2, 3].map(() => ({ monolith: aLoad(), product: aLoad(product) }));
}

it('shows both sides, the ratio and its quartiles', () => {
  const { text, broken } = reportPage('/search/result/', pairs({ alive: 3300 }));
  expect(text).toMatch(/all widgets alive +3000 ms +3300 ms +1\.10 +1\.10 to 1\.10/);
  expect(text).toMatch(/over the line +300 kB +300 kB +1\.00/);
  expect(text).toContain('largest paint: monolith results img 3x; product results img 3x');
  expect(broken).toEqual([]);
});

it('gives the same figures for programs', () => {
  const { figures } = reportPage('/search/result/', pairs({ alive: 3300, shift: 0.01 }));
  expect(figures).toMatchObject({
    alive: { product: 3300, monolith: 3000, ratio: { median: 1.1 } },
    shift: { product: 0.01 },
  });
});

it('names the page and the figure of a broken budget', () => {
  const { broken } = reportPage(
    '/search/result/',
    pairs({ alive: 3000 * (BUDGETS.alive ?? 1) * 1.1 }),
  );
  expect(broken).toEqual([expect.stringContaining('/search/result/: all widgets alive')]);
});

it('names the figure of the product that is above its own bound, whatever the monolith has', () => {
  const bounds = { ratios: {}, most: { scriptBytes: 209_000, shift: 0.02 } };
  const grown = reportPage('/', pairs({ scriptBytes: 210_000 }), bounds);
  expect(grown.broken).toEqual(['/: scripts alone is 210 kB, above 209 kB.']);
  expect(grown.text).toContain('<= 209 kB');
  expect(reportPage('/', pairs({ scriptBytes: 209_000, shift: 0.02 }), bounds).broken).toEqual([]);
});
