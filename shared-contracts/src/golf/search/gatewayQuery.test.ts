import qs from 'qs';
import { aSearchCondition } from '../testing/builders/index.ts';
import { parseGatewayQuery, toGatewayQuery } from './index.ts';

const now = Date.UTC(2026, 10, 20, 23);

describe("the course search's query", () => {
  it('[R7.03] has the condition with the constant parts, the page, the order and the derived region', () => {
    expect(toGatewayQuery(aSearchCondition())).toEqual({
      ver: ['2'],
      play_fee_detail: ['1'],
      page: ['1'],
      order: ['rsv'],
      gora_area: ['102'],
      'area[]': ['12'],
      year: ['2026'],
      month: ['11'],
      day: ['22'],
    });
  });

  it('[R7.03] has no area_flg, search_mode, tp, l-id and compe_arr', () => {
    const query = toGatewayQuery(
      aSearchCondition({
        searchMode: 'competition',
        areaFlag: true,
        tp: 'a',
        lid: 'b',
        compeTypes: [1],
        view: 'map',
      }),
    );
    for (const name of ['area_flg', 'search_mode', 'tp', 'l-id', 'compe_arr[]', 'view'])
      expect(query).not.toHaveProperty([name]);
    // the query names what the mode leaves out, because it does not name the mode
    expect(query).toMatchObject({ '1except[]': ['lesson', 'half_round'] });
  });

  it('[R7.03] searches a course name in the whole country, except overseas', () => {
    expect(toGatewayQuery(aSearchCondition({ courseName: '朝芝', area: [] }))).toMatchObject({
      search_c_name: ['朝芝'],
      'area[]': ['0'],
    });
    expect(
      toGatewayQuery(aSearchCondition({ searchMode: 'overseas', courseName: '朝芝', area: [48] })),
    ).toMatchObject({ 'area[]': ['48'] });
  });

  it('[R7.03] holds no country 0', () => {
    expect(
      toGatewayQuery(aSearchCondition({ searchMode: 'overseas', area: [48], country: [0, 1] })),
    ).toMatchObject({ 'country[]': ['1'] });
  });

  it('[R5.36] carries the perks of a competition in the keyword, and reads them back', () => {
    const condition = aSearchCondition({ keyword: 'あ'.repeat(100), compeTypes: [1, 3] });
    const query = toGatewayQuery(condition);
    expect(query).toMatchObject({ srch_keyword: [`${'あ'.repeat(100)} 賞品 早期予約`] });
    expect(parseGatewayQuery(query, { now })).toEqual({ condition, dropped: [] });
  });

  it('[R7.18] is read from repeated keys, from a parser’s values, and from a string', () => {
    const condition = aSearchCondition({
      area: [12, 13],
      playStyle: [2, 21],
      keyword: '富士 山&+',
      highway: 3,
    });
    const text = qs.stringify(toGatewayQuery(condition), { arrayFormat: 'repeat' });
    expect(text).toContain('area%5B%5D=12&area%5B%5D=13');
    const parsers = [
      (query: string) => query,
      (query: string) => qs.parse(query),
      (query: string) =>
        Object.fromEntries(
          [...new URLSearchParams(query).keys()].map((key) => [
            key,
            new URLSearchParams(query).getAll(key),
          ]),
        ),
    ];
    for (const parse of parsers)
      expect(parseGatewayQuery(parse(text), { now })).toEqual({ condition, dropped: [] });
  });

  it('[R7.03] with an error or of a wrong shape gives an error and does not throw', () => {
    expect(parseGatewayQuery({ 'area[]': '99' }, { now }).error).toMatchObject({ code: 'C000002' });
    expect(
      parseGatewayQuery(
        { area: { x: 1 }, 'country[]': null, page: undefined, day: [['1']] },
        { now },
      ).error,
    ).toMatchObject({ field: 'area' });
  });
});
