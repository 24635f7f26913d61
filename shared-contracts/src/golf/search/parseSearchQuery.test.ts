import { aSearchCondition } from '../testing/builders/index.ts';
import { readingOn } from '../testing/readingOn.ts';
import { defaultCondition, parseSearchQuery, toSearchQuery } from './index.ts';
import { KNOWN_NAMES } from './knownNames.ts';
import { PARAMETERS } from './parameters.ts';

const read = readingOn('2026-11-21');

describe('a search query', () => {
  it('[R3.01] [R3.04] is written under the exact names, in one order, with the date and without other defaults', () => {
    expect(toSearchQuery(aSearchCondition())).toBe('area[]=12&year=2026&month=11&day=22');
    expect(
      toSearchQuery(
        aSearchCondition({
          area: [12, 104],
          widthday: 3,
          zoneList: ['lt05', '07'],
          continueStock: 4,
          planDay: '1',
          planDayDetail: ['6', '0_7'],
          ratesMin: 8000,
          ratesMax: 12_000,
          realSearch: true,
          playStyle: [2, 21],
          twoSum: true,
          except: [],
          cart: true,
          cartTypes: [1, 3],
          twoSumReservable: true,
          addFee2b: true,
          addFee3b: true,
          lunch: true,
          caddie: true,
          halfRound: true,
          compe: true,
          compeTypes: [1, 2, 3],
          stay: true,
          stayCode: '1',
          lesson: true,
          shortCourse: 0,
          assurance15r: true,
          assurance2r: true,
          drink: true,
          practice: true,
          arixang: true,
          keyword: '富士山',
          highway: 12,
          distance: 3,
          fairwayWidth: true,
          courseCategory: 5,
          page: 2,
          order: 'evl',
          areaFlag: true,
          lid: 'top_link',
          tp: 'b1',
          compareWith: [101, 202],
          searchType: 'pc_top_search',
          players: 3,
          view: 'map',
        }),
      ),
    ).toBe(
      [
        'area[]=12',
        'area[]=104',
        'year=2026',
        'month=11',
        'day=22',
        'widthday=3',
        'zone_list[]=lt05',
        'zone_list[]=07',
        'continue_stock=4',
        'plan_day=1',
        'plan_day_detail[]=6',
        'plan_day_detail[]=0_7',
        'play_fee_min=8000',
        'play_fee_max=12000',
        'real_srch_flg=1',
        'play_style[]=2',
        'play_style[]=21',
        '2sum=1',
        '1except[]=',
        'cart=1',
        'cart_arr[]=1',
        'cart_arr[]=3',
        '2sumRsv=1',
        'add_fee_2b=1',
        'add_fee_3b=1',
        'lunch=1',
        'caddie=1',
        'half_round=1',
        'compe=1',
        'compe_arr[]=1',
        'compe_arr[]=2',
        'compe_arr[]=3',
        'stay=1',
        'stay_cd=1',
        'lesson=1',
        'short_course=0',
        'assurance15r=1',
        'assurance2r=1',
        'drink=1',
        'practice=1',
        'arixang=1',
        `srch_keyword=${encodeURIComponent('富士山')}`,
        'highway=12',
        'distance=3',
        'fairway_width=1',
        'c_cd=5',
        'page=2',
        'order=evl',
        'area_flg=1',
        'l-id=top_link',
        'tp=b1',
        'compare_with=101%2C202',
        'search_type=pc_top_search',
        'players=3',
        'view=map',
      ].join('&'),
    );
  });

  it('[R3.01] knows every name of the specification', () => {
    const names =
      'area country year month day widthday zone_list continue_stock plan_day plan_day_detail play_fee_min play_fee_max real_srch_flg play_style 2sum lunch add_fee_2b add_fee_3b assurance15r assurance2r stay cart cart_arr drink lesson short_course caddie compe compe_arr half_round 2sumRsv 1except practice stay_cd arixang fairway_width c_cd srch_keyword highway distance play_fee_detail ver search_mode search_type page order gora_area compare_with area_v area_flg search_c_name l-id tp players view lang';
    expect(names.split(' ').filter((name) => !KNOWN_NAMES.has(name))).toEqual([]);
    expect(new Set(PARAMETERS.map(({ wire }) => wire)).size).toBe(PARAMETERS.length);
  });

  it('[R3.09] [R4.07] gets the defaults of its mode for what it does not name', () => {
    const competition = read('area=12&search_mode=competition').condition;
    expect(competition).toEqual({
      ...defaultCondition('competition', Date.UTC(2026, 10, 21)),
      area: [12],
    });
    expect(competition).toMatchObject({
      except: ['lesson', 'half_round'],
      widthday: 1,
      ratesMin: 0,
      ratesMax: 0,
      distance: 0,
      order: 'rsv',
      page: 1,
    });
    expect(read('area=12').condition.except).toEqual(['lesson']);
    expect(toSearchQuery(competition)).toBe(
      'area[]=12&year=2026&month=11&day=22&search_mode=competition',
    );
  });

  it('[R5.29] keeps the first error in the order of the fields, drops what is invalid, and keeps area, name and keyword', () => {
    const parsed = read(
      'play_fee_min=1&widthday=99&srch_keyword=a%3Cb&area[]=12&area[]=13&area[]=14&area[]=15&year=2026&month=13&day=1',
    );
    expect(parsed.error).toMatchObject({ field: 'area', message: 'エリアは3つまで選択できます。' });
    expect(parsed.condition).toMatchObject({
      area: [12, 13, 14, 15],
      keyword: 'a<b',
      ratesMin: 0,
      widthday: 1,
      playDate: { month: 11, day: 22 },
    });
    expect(read('area=12&play_fee_min=1&widthday=99').error?.field).toBe('widthday');
    expect(read('search_c_name=a%3Cb&widthday=99')).toMatchObject({
      condition: { courseName: 'a<b' },
      error: { field: 'courseName' },
    });
  });

  it('[R5.30] drops an unknown mode and entries that are not on their list without an error', () => {
    const parsed = read(
      'area=12&search_mode=night&order=rec&zone_list[]=07&zone_list[]=99&cart_arr[]=9&1except[]=x&page=0&highway=99999&distance=7&c_cd=x',
    );
    expect(parsed.error).toBeUndefined();
    expect(parsed.condition).toEqual({ ...aSearchCondition(), zoneList: ['07'], except: [] });
    expect(parsed.dropped).toEqual([
      '1except[]',
      'cart_arr[]',
      'highway',
      'distance',
      'c_cd',
      'page',
      'order',
      'search_mode',
    ]);
  });

  it('[R5.01] takes only the values that each accept-list has', () => {
    const values = [
      '',
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '9',
      '10',
      '11',
      '15',
      '21',
      'lesson',
      'half_round',
      'rsv',
      'at',
      'overseas',
      'x',
    ];
    const taken = (wire: string) =>
      values.filter(
        (value) => value !== '' && !read(`search_c_name=a&${wire}=${value}`).dropped.includes(wire),
      );
    expect(taken('country[]')).toEqual(['1', '2', '3', '4', '5']);
    expect(taken('continue_stock')).toEqual(['0', '2', '3', '4', '5', '6', '7', '9', '10']);
    expect(taken('plan_day')).toEqual(['0', '1']);
    expect(taken('play_style[]')).toEqual(['2', '3', '4', '9', '15', '21']);
    for (const flag of [
      'real_srch_flg',
      '2sum',
      'lunch',
      'compe',
      'arixang',
      'fairway_width',
      'area_flg',
    ])
      expect(taken(flag)).toEqual(['1']);
    expect(taken('1except[]')).toEqual(['lesson', 'half_round']);
    for (const list of ['cart_arr[]', 'compe_arr[]']) expect(taken(list)).toEqual(['1', '2', '3']);
    for (const code of ['distance', 'c_cd'])
      expect(taken(code)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(taken('short_course')).toEqual(['0', '1', '2']);
    expect(taken('order')).toEqual(['rsv', 'at']);
    expect(taken('search_mode')).toEqual(['overseas']);
    expect(taken('page')).not.toContain('0');
    expect(taken('highway')).toContain('21');
  });

  it('[R5.31] [R5.33] makes lists of single strings, and removes the highway 0', () => {
    expect(read('area=12&play_style=2&zone_list=07&cart_arr=1&1except=lesson&highway=0')).toEqual({
      condition: { ...aSearchCondition(), playStyle: [2], zoneList: ['07'], cartTypes: [1] },
      dropped: [],
    });
    expect(toSearchQuery(read('area=12&highway=0').condition)).not.toContain('highway');
  });

  it('[R4.09] does not leave out the lessons that it asks for', () => {
    expect(read('area=12&lesson=1').condition).toMatchObject({ lesson: true, except: [] });
    expect(
      read('area=12&search_mode=competition&1except[]=lesson&1except[]=half_round&lesson=1')
        .condition.except,
    ).toEqual(['half_round']);
    expect(read('area=12&1except[]=').condition).toMatchObject({ lesson: false, except: [] });
  });

  it('[R5.32] [R5.09] reads hours as numbers', () => {
    const hours = (...given: string[]) =>
      read(`area=12&${given.map((hour) => `zone_list[]=${hour}`).join('&')}`).condition.zoneList;
    expect(hours('6', '9', '10')).toEqual(['06', '09', '10']);
    expect(hours('04', '5', '4')).toEqual(['lt05']);
    expect(hours('12', '13', '14', '15')).toEqual(['gt12']);
    expect(hours('3', '16', 'gt12', 'lt05')).toEqual(['lt05', 'gt12']);
  });

  it('[R3.01] names the parameters that it did not use, except those that counters add', () => {
    expect(
      read(
        'area=12&map_flg=1&prefecture=chiba&rafcid=x&utm_source=mail&ver=2&lang=ja-JP&c_id=5&gora_area=1',
      ).dropped,
    ).toEqual(['map_flg', 'prefecture']);
  });

  it('[R9.03] reads explicit indices up to 20 and repeated keys up to 100', () => {
    expect(read('area[20]=12').condition.area).toEqual([12]);
    expect(read('area[21]=12')).toMatchObject({ condition: { area: [] }, dropped: ['area[21]'] });
    expect(read('area[]=1&area[0]=2').condition.area).toEqual([1, 2]);
    expect(read('area[x]=2').dropped).toEqual(['area[x]']);
    const late = `${'play_style[]=2&'.repeat(100)}play_style[]=3&area=12`;
    expect(read(late).condition.playStyle).toEqual([2]);
  });

  it('[R9.03] survives ten thousand entries, prototype names and strings that are not a query', () => {
    expect(read(`area[]=12&${'area[]=12&'.repeat(10_000)}`).condition.area).toEqual([12]);
    const parsed = read('__proto__[area]=1&constructor=2&__proto__=3&toString=4&area=12');
    expect(parsed.condition).toEqual(aSearchCondition());
    expect(({} as { area?: unknown }).area).toBeUndefined();
    for (const text of ['?', '&&&', '=', '%', '%%%=%%%', '[]=[]', '\uD800=\uDFFF', 'area']) {
      expect(parseSearchQuery(text, { now: 0, form: 'top' }).condition.area).toEqual([]);
    }
  });
});
