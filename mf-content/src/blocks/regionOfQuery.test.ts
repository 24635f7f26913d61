import fc from 'fast-check';
import { isRegionCode } from 'shared-contracts/areas';
import { regionOfQuery } from './regionOfQuery.ts';

describe('regionOfQuery', () => {
  it.each([['area_v=12', 102], ['area_v=47', 108], ['area_v=105', 105], ['a=1&area_v=1', 101]])('[R2.19] takes the region of the known area in %j', (query, region) => {
    expect(regionOfQuery(query)).toBe(region);
  });

  it.each(['', 'area_v=', 'area_v=0', 'area_v=48', 'area_v=999', 'area_v=1.5', 'area_v=x', 'area_v=-1', 'area_v=１２'])('[R2.19] takes that of area 1 for %j', (query) => {
    expect(regionOfQuery(query)).toBe(101);
  });

  it('[R2.20] always answers with a region', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(isRegionCode(regionOfQuery(`area_v=${text}`))).toBe(true)));
  });
});
