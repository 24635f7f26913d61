import * as gateway from 'shared-contracts/gateway';
import { pathsWith, sourcesBelow } from './sourcesBelow.ts';

const routes = sourcesBelow('gateway/src/routes/**/*.ts');
const fetchers = sourcesBelow('mf-*/src/gateway/*.ts');
const calls = Object.entries(gateway)
  .filter(([, value]) => typeof value === 'object' && 'toValue' in value)
  .map(([name]) => name);

describe('a call of the gateway', () => {
  it.each(calls)('(%s) has a route that answers it, and a widget that asks it', (name) => {
    expect(pathsWith(name, routes)).not.toEqual([]);
    expect(pathsWith(name, fetchers)).not.toEqual([]);
  });

  it('is found by its name in the contracts', () => {
    expect(calls.length).toBeGreaterThan(10);
    expect(pathsWith('noSuchCall', [...routes, ...fetchers])).toEqual([]);
  });
});
