import { adPlatformQuery } from 'shared-contracts/gateway';
import { toAdQuery, type AdPlace } from './adParameters.ts';

const place: AdPlace = {
  page: 'top',
  device: 'PC',
  slot: 'right_ad',
  now: Date.UTC(2026, 10, 20, 23),
  isSecure: true,
  area: '12,104',
};

describe('toAdQuery', () => {
  it('[R9.08] names site, format, type, month, charset, SSL flag and content name', () => {
    expect(toAdQuery(place)).toEqual({
      site: 'gora_pc',
      format: 'html',
      type: 'top',
      month: '202611',
      charset: 'UTF-8',
      ssl: '1',
      content: 'pc_top_right',
      num: '3',
      area: '12,104',
    });
  });

  it('[R7.02] asks for three and fits the contract on every page, device and slot that has advertisements', () => {
    const contents = (['top', 'sp-top', 'result'] as const)
      .flatMap((page) =>
        (['PC', 'MB', 'TB'] as const).flatMap((device) =>
          ['right_ad', 'left_ad'].map((slot) =>
            adPlatformQuery.parse(toAdQuery({ ...place, page, device, slot })),
          ),
        ),
      )
      .map(({ num, content }) => {
        expect(num).toBe('3');
        return content;
      });
    expect(new Set(contents).size).toBe(18);
  });

  it('[R9.08] asks for what http may show on a page that came by http', () => {
    expect(toAdQuery({ ...place, isSecure: false })?.ssl).toBe('0');
  });

  it('[R9.08] takes the present month in Japan', () => {
    expect(toAdQuery({ ...place, now: Date.UTC(2026, 11, 31, 15) })?.month).toBe('202701');
    expect(toAdQuery({ ...place, now: Date.UTC(2026, 11, 31, 14, 59) })?.month).toBe('202612');
  });

  it('gives no query on a page that sells no advertisements', () => {
    expect(toAdQuery({ ...place, page: 'not-found' })).toBeUndefined();
  });
});
