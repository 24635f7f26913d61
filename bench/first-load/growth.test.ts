import { grown, grownModules, mostOf } from './growth.ts';
import { moduleOf } from './moduleOf.ts';

describe('bytes of the first load', () => {
  const accepted = { scripts: 80_000, styles: 1000 };

  it('[issue 15] more than was accepted is named by its kind', () => {
    expect(grown({ scripts: 80_801, styles: 1000 }, accepted)).toEqual([
      '80801 bytes of scripts, 80000 are accepted',
    ]);
    expect(grown({ scripts: 100, styles: 1151 }, accepted)).toEqual([
      '1151 bytes of styles, 1000 are accepted',
    ]);
  });

  it('a hundredth more, or the length of some names, needs no word', () => {
    expect([mostOf(80_000), mostOf(1000)]).toEqual([80_800, 1150]);
    expect(grown({ scripts: 80_800, styles: 1150 }, accepted)).toEqual([]);
  });

  it('[issue 15] what grew is named by module, the greatest growth first', () => {
    const before = { react: 200, zod: 500, axios: 90 };
    expect(grownModules({ react: 210, zod: 400, dayjs: 7000 }, before)).toEqual([
      'dayjs +7000',
      'react +10',
    ]);
  });

  it.each([
    ['../node_modules/@reduxjs/toolkit/dist/x.mjs', '@reduxjs/toolkit'],
    ['../node_modules/a/node_modules/qs/lib/parse.js', 'qs'],
    ['webpack://asashiba_shell/./src/host/storage.ts?12ab', 'shell/src/host'],
    ['../shared-contracts/src/golf/search/fields/solo.ts', 'shared-contracts/src/golf/search'],
    ['./src/Ads.tsx', 'shell/src'],
    ['webpack/runtime/load script', 'the runtime of webpack'],
    [undefined, 'the runtime of webpack'],
  ])('%s belongs to %s', (source, module) => {
    expect(moduleOf('shell', source)).toBe(module);
  });
});
