import { parsePageQuery, toPageQuery } from './index.ts';

describe('the page parameters of an address', () => {
  it('[R3.02] [R3.01] is written and read under its exact names', () => {
    const parameters = {
      areaView: 13,
      lang: 'ko-KR',
      courseId: 9,
      tt: 'solo',
      menu: 'list',
      act: 'open',
      adCourseIds: [3, 1],
      focus: 'date',
      isSubmitted: true,
      bounds: [35.1, 139.7, 35.9, 140.9],
      calendarMonth: '2026-12',
      favouriteIds: [120, 7],
    };
    const query =
      'area_v=13&lang=ko-KR&c_id=9&tt=solo&menu=list&act=open&ad_c_ids[]=3&ad_c_ids[]=1&focus=date&search_flag=1&bounds=35.1%2C139.7%2C35.9%2C140.9&cal=2026-12&fav=120%2C7';
    expect(toPageQuery(parameters)).toBe(query);
    expect(parsePageQuery(query)).toEqual(parameters);
  });

  it('[R3.02] counts as absent when the value is not allowed', () => {
    expect(
      parsePageQuery(
        'area_v=48&lang=<b>&c_id=-1&ad_c_ids[]=x&search_flag=2&tt=a%20b&bounds=36,140,35,141',
      ),
    ).toEqual(parsePageQuery(''));
    expect(toPageQuery({})).toBe('');
  });
});
