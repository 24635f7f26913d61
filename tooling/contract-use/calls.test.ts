import * as gateway from 'shared-contracts/gateway';
import { pathsWith, sourcesBelow } from './sourcesBelow.ts';

const routes = sourcesBelow('gateway/src/routes/**/*.ts');
// the shell itself asks for nothing but what no widget is there for: its sitemap
const fetchers = ['mf-*/src/gateway/*.ts', 'shell/server/routes/sitemap/*.ts'].flatMap(
  sourcesBelow,
);
const calls = Object.entries(gateway)
  .filter(([, value]) => typeof value === 'object' && 'toValue' in value)
  .map(([name]) => name);

describe('a call of the gateway', () => {
  it.each(calls)('(%s) has a route that answers it, and somebody who asks it', (name) => {
    expect(pathsWith(name, routes)).not.toEqual([]);
    expect(pathsWith(name, fetchers)).not.toEqual([]);
  });

  it('is found by its name in the contracts', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(pathsWith('noSuchCall', [...routes, ...fetchers])).toEqual([]);
  });
});
