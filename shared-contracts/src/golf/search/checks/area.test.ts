import { readingOn } from '../../testing/readingOn.ts';
import { PREFECTURES } from '../../areas/index.ts';

const read = readingOn('2026-11-21');
function messageOf(query: string, form?: Parameters<typeof read>[1]) {
  return read(query, form).error?.message;
}

describe('the area of a query', () => {
  it('[R5.21] has at most three codes, and a whole region counts as one', () => {
    expect(messageOf('area[]=12&area[]=13&area[]=14&area[]=11')).toBe(
      'エリアは3つまで選択できます。',
    );
    const kept = read('area[]=12&area[]=13&area[]=14&area[]=11');
    expect(kept.condition.area).toEqual([12, 13, 14, 11]);
    const shikoku = read('area[]=36&area[]=37&area[]=38&area[]=39&area[]=1&area[]=2');
    expect(shikoku).toMatchObject({ condition: { area: [107, 1, 2] } });
    expect(shikoku.error).toBeUndefined();
  });

  it('[R5.21] [R5.02] accepts known codes, and names the unknown one', () => {
    expect(read('area[]=12&area[]=99').error).toEqual({
      code: 'C000002',
      field: 'area',
      message: 'エリアの値が正しくありません。選び直してください。（エリア：99）',
    });
    expect(read('area[]=12&area[]=99').condition.area).toEqual([12]);
    expect(read('area=tokyo').error?.code).toBe('C000002');
  });

  it('[R5.21] may be the whole country, which stands alone, in every form but the map', () => {
    expect(read('area[]=0&area[]=12')).toMatchObject({ condition: { area: [0] } });
    for (const form of ['top', 'detail', 'solo', 'result'] as const)
      expect(read('area[]=0', form).error).toBeUndefined();
    expect(messageOf('area[]=0', 'map')).toBe(
      '表示できる件数を超えています。エリアを変更してください。',
    );
  });

  it('[R5.22] is not in Japan and overseas at once', () => {
    expect(messageOf('area[]=48&area[]=12')).toBe('国内と海外は同時に選択できません。');
    expect(messageOf('area[]=48&area[]=0')).toBe('国内と海外は同時に選択できません。');
    expect(messageOf('area[]=12&country[]=1')).toBe('国内と海外は同時に選択できません。');
    expect(read('area[]=48&area[]=12').condition.area).toEqual([48, 12]);
  });

  it('[R5.23] is needed for a result unless a course is named', () => {
    expect(read('').error).toEqual({
      code: '',
      field: 'area',
      message: 'エリアを選択してください。',
    });
    expect(messageOf('area[]=&search_c_name=')).toBe('エリアを選択してください。');
    expect(read('search_c_name=朝芝').error).toBeUndefined();
    expect(read('', 'top').error).toBeUndefined();
  });

  it('[R5.24] of a map is not overseas', () => {
    const message = '地図検索では海外を選択できません。ほかのエリアを選択してください。';
    expect(messageOf('area[]=48', 'map')).toBe(message);
    expect(messageOf('country[]=1', 'map')).toBe(message);
    expect(messageOf('search_mode=overseas&search_c_name=朝芝', 'map')).toBe(message);
    expect(messageOf('area[]=12', 'map')).toBeUndefined();
  });

  it('[R5.25] overseas needs a country unless a course is named', () => {
    expect(read('search_mode=overseas').error).toEqual({
      code: '',
      field: 'country',
      message: '国を選択してください。',
    });
    expect(read('search_mode=overseas&search_c_name=朝芝')).toEqual({
      condition: expect.objectContaining({
        searchMode: 'overseas',
        area: [48],
        country: [],
        courseName: '朝芝',
      }),
      dropped: [],
    });
  });

  it('[R5.34] follows from countries, and selects all of them when it is only overseas', () => {
    expect(read('country[]=4&country[]=1').condition).toMatchObject({
      area: [48],
      country: [1, 4],
      searchMode: 'overseas',
    });
    expect(read('area[]=48').condition).toMatchObject({
      country: [1, 2, 3, 4, 5],
      searchMode: 'overseas',
    });
    expect(read('area[]=48&search_mode=competition').condition).toMatchObject({
      searchMode: 'overseas',
      except: ['lesson'],
    });
  });

  it('[R5.35] is cleared by a course name, except overseas', () => {
    expect(read('search_c_name=朝芝&area[]=12&area[]=999').condition).toMatchObject({
      area: [],
      country: [],
    });
    expect(read('search_c_name=朝芝&area[]=12&area[]=999').error).toBeUndefined();
    expect(read('search_c_name=朝芝&area[]=48&country[]=1').condition).toMatchObject({
      area: [48],
      country: [],
      searchMode: 'overseas',
    });
  });

  it('[R5.31] [R9.03] [R5.21] is read from a scalar, from indices and from every prefecture at once', () => {
    for (const query of [
      'area=12',
      'area[0]=12',
      'area%5B%5D=12',
      '?area[]=12',
      'area[]=12&area[]=12',
      'area[]=12&search_c_name=',
    ]) {
      expect(read(query)).toEqual({
        condition: expect.objectContaining({ area: [12] }),
        dropped: [],
      });
    }
    const all = PREFECTURES.map(({ code }) => `area[]=${code}`).join('&');
    expect(read(all).condition.area).toEqual([101, 102, 103, 104, 105, 106, 107, 108]);
  });
});
