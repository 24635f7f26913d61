import japanese from '../labels/ja.ts';
import { aSoloCondition } from '../testing/builders/index.ts';
import { parseSoloQuery, soloSubmissionErrors, toSoloQuery } from './index.ts';

const now = Date.UTC(2026, 10, 20, 23);
function read(query: string, form: 'solo' | 'result' = 'solo') {
  return parseSoloQuery(query, { now, form });
}

describe('a solo search', () => {
  it('[R3.02] [R3.08] is written and read under its own names', () => {
    const condition = aSoloCondition({
      widthday: 7,
      zoneList: ['06', '11'],
      ratesMinSolo: 5000,
      ratesMaxSolo: 20_000,
      caddie: true,
      lunch: true,
      soloPlayStyle: [1, 105],
      exceptFull: true,
      hasApplicants: true,
      page: 3,
      order: 'rate',
      lid: 'top',
      tt: 'solo',
    });
    expect(toSoloQuery(condition)).toBe(
      [
        'area[]=12',
        'year=2026',
        'month=11',
        'day=22',
        'widthday=7',
        'zone_list[]=06',
        'zone_list[]=11',
        'rates_min=5000',
        'rates_max=20000',
        'caddie_flg=1',
        'lunch_flg=1',
        'solo_play_style[]=1',
        'solo_play_style[]=105',
        'is_except_full_flg=1',
        'is_appl_flg=1',
        'page=3',
        'order=rate',
        'l-id=top',
        'tt=solo',
      ].join('&'),
    );
    expect(read(toSoloQuery(condition))).toEqual({ condition, dropped: [] });
  });

  it('[R3.08] of a picked course holds its id and name, and no area', () => {
    const condition = aSoloCondition({
      area: [],
      courseId: 77,
      courseName: '朝芝カントリークラブ',
    });
    expect(toSoloQuery(condition)).toBe(
      `c_id=77&c_name=${encodeURIComponent('朝芝カントリークラブ')}&year=2026&month=11&day=22`,
    );
    expect(read(`${toSoloQuery(condition)}&area[]=12`)).toEqual({ condition, dropped: [] });
    expect(read('').condition).toMatchObject({
      ratesMinSolo: 0,
      ratesMaxSolo: 0,
      widthday: 1,
      playDate: { year: 2026, month: 11, day: 22 },
    });
  });

  it('[R5.26] needs a course that was picked when a name is typed, and an area or a course when it runs', () => {
    const message = '正しいゴルフ場名を選択/入力してください';
    expect(read('c_name=朝芝', 'result').error).toEqual({ code: '', field: 'courseName', message });
    expect(soloSubmissionErrors(aSoloCondition({ courseName: '朝芝' }))).toEqual([
      { code: '', field: 'courseName', message },
    ]);
    expect(read('', 'result').error).toEqual({
      code: '',
      field: 'area',
      message: 'エリアを選択してください。',
    });
    expect(read('c_name=朝芝').error).toBeUndefined();
  });

  it('[R5.05] [R5.09] [R5.11] takes only the fees, hours and styles of the solo search', () => {
    expect(read('rates_min=5000&rates_max=9000')).toMatchObject({
      condition: { ratesMinSolo: 5000, ratesMaxSolo: 0 },
      error: { code: 'C000005' },
    });
    expect(read('rates_min=13000&rates_max=8000')).toMatchObject({
      condition: { ratesMinSolo: 0, ratesMaxSolo: 0 },
      error: { code: 'C000005' },
    });
    expect(read('zone_list[]=lt05&zone_list[]=6&zone_list[]=12').condition.zoneList).toEqual([
      '06',
    ]);
    expect(read('solo_play_style[]=103&solo_play_style[]=21').condition.soloPlayStyle).toEqual([
      103,
    ]);
  });

  it('[R2.18] takes only the orders of rounds; the orders of courses leave the default', () => {
    expect(read('area[]=12&order=evl').condition.order).toBe('evl');
    expect(read('area[]=12').condition.order).toBe('date');
    expect(read('area[]=12&order=rsv')).toMatchObject({
      condition: { order: 'date' },
      dropped: ['order'],
    });
  });

  it('[R5.27] has errors only for wrong or empty fields', () => {
    expect(soloSubmissionErrors(aSoloCondition())).toEqual([]);
    const { playDate: _, ...undated } = aSoloCondition({
      area: [12, 13, 14, 15],
      ratesMinSolo: 8000,
      ratesMaxSolo: 5000,
    });
    expect(soloSubmissionErrors(undated).map(({ message }) => japanese(message))).toEqual([
      'エリアは3つまで選択できます。',
      'プレー日を選択してください。',
      '料金の設定が正しくありません。',
    ]);
  });
});
