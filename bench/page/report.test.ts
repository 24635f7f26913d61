import { RATIOS } from '../budgets.ts';
import type { Round } from './alternate.ts';
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
    documentBytes: 40_000,
    scriptBytes: 200_000,
    styleBytes: 0,
    mediaBytes: 30_000,
    dataBytes: 0,
    heap: 9_000_000,
    largest: 'results img',
    ...changes,
  };
}
function rounds(product: Partial<Load>, others: Partial<Round> = { monolith: aLoad() }): Round[] {
  return [1, 2, 3].map(() => ({ ...others, product: aLoad(product) }));
}

it('shows all variants, the ratios and their quartiles', () => {
  const others = { monolith: aLoad(), federation: aLoad({ alive: 6600, largestPaint: 4000 }) };
  const { text, broken } = reportPage('/search/result/', rounds({ alive: 3300 }, others));
  expect(text).toMatch(/a: product +b: monolith +a\/b \(quartiles\) +d: federation +a\/d/);
  expect(text).toMatch(
    /all widgets alive +3300 ms +3000 ms +1\.10 \(1\.10 to 1\.10\) <= 1\.25 +6600 ms +0\.50/,
  );
  expect(text).toMatch(/over the line +300 kB +300 kB +1\.00/);
  expect(text).toContain('largest paint: product results img 3x; monolith results img 3x');
  expect(broken).toEqual([
    expect.stringContaining('first contentful paint is 1.00 times that of federation'),
  ]);
});

it('gives the same figures for programs, without those that nothing has measured', () => {
  const { figures } = reportPage('/search/result/', rounds({ alive: 3300, shift: 0.01 }));
  expect(figures).toMatchObject({
    alive: { product: 3300, monolith: 3000, ratios: { monolith: { median: 1.1 } } },
    shift: { product: 0.01 },
  });
  expect(figures).not.toHaveProperty('inp');
  expect(reportPage('/', rounds({ inp: 80 })).figures.inp).toEqual({ product: 80, ratios: {} });
});

it('has no ratio to a variant that has nothing of a figure', () => {
  const { figures } = reportPage('/', rounds({ styleBytes: 5000, dataBytes: 0 }));
  expect(figures.styleBytes).toEqual({ product: 5000, monolith: 0, ratios: {} });
  expect(figures.dataBytes?.ratios.monolith?.median).toBe(1);
});

it('names the page, the figure and the variant of a broken budget', () => {
  const { broken } = reportPage(
    '/search/result/',
    rounds({ alive: 3000 * RATIOS.monolith.alive * 1.1 }),
  );
  expect(broken).toEqual([
    expect.stringMatching(/^\/search\/result\/: all widgets alive is .* that of monolith/),
  ]);
});

it('names the figure of the product that is above its own bound, whatever the monolith has', () => {
  const bounds = { ratios: {}, most: { scriptBytes: 209_000, shift: 0.02 } };
  const grown = reportPage('/', rounds({ scriptBytes: 210_000 }), bounds);
  expect(grown.broken).toEqual(['/: scripts alone is 210 kB, above 209 kB.']);
  expect(grown.text).toContain('<= 209 kB');
  expect(reportPage('/', rounds({ scriptBytes: 209_000, shift: 0.02 }), bounds).broken).toEqual([]);
});
