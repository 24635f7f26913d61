import fc from 'fast-check';
import { isRegionCode } from 'shared-contracts/areas';
import { regionOfVisitor } from './regionOfVisitor.ts';

describe('regionOfVisitor', () => {
  it.each([
    ['area_v=12', 102],
    ['area_v=47', 108],
    ['a=1&area_v=1', 101],
    ['area_v=13&area_v=27', 105],
    ['area_v=１２', 102],
  ])('[R2.19] takes the region of the known prefecture in %j', (query, region) => {
    expect(regionOfVisitor(query)).toBe(region);
  });

  it.each([
    '',
    'area_v=',
    'area_v=0',
    'area_v=48',
    'area_v=103',
    'area_v=999',
    'area_v=1.5',
    'area_v=x',
    'area_v=-1',
  ])('[R2.19] takes the region of prefecture 1 for %j', (query) => {
    expect(regionOfVisitor(query)).toBe(101);
    expect(regionOfVisitor(query, 'x')).toBe(101);
  });

  it('[R2.19] prefers the query to the cookie, and the cookie to prefecture 1', () => {
    expect(regionOfVisitor('area_v=12', '47')).toBe(102);
    expect(regionOfVisitor('area_v=99', '47')).toBe(108);
    expect(regionOfVisitor('', '47')).toBe(108);
  });

  it('[R2.20] always returns a region', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (text, cookie) =>
        expect(isRegionCode(regionOfVisitor(`area_v=${text}`, cookie))).toBe(true),
      ),
    );
  });
});
