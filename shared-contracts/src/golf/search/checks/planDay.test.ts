import { readingOn } from '../../testing/readingOn.ts';

const read = readingOn('2026-11-21');

describe('the weekdays of a query', () => {
  it('[R4.10] [R5.08] follow from the group of days', () => {
    expect(read('area=12&plan_day=0').condition).toMatchObject({
      planDay: '0',
      planDayDetail: ['1', '2', '3', '4', '5'],
    });
    expect(read('area=12&plan_day=1').condition).toMatchObject({
      planDay: '1',
      planDayDetail: ['6', '0_7'],
    });
    expect(read('area=12&plan_day=').condition).toMatchObject({ planDay: '', planDayDetail: [] });
    expect(read('area=12&plan_day=2')).toMatchObject({
      condition: { planDay: '', planDayDetail: [] },
      dropped: ['plan_day'],
    });
  });

  it('[R4.10] stay as the query lists them', () => {
    expect(read('area=12&plan_day=0&plan_day_detail[]=3').condition).toMatchObject({
      planDay: '0',
      planDayDetail: ['3'],
    });
    expect(read('area=12&plan_day_detail=0_7').condition).toMatchObject({
      planDay: '',
      planDayDetail: ['0_7'],
    });
  });

  it('[R5.28] [R5.02] with an unknown day are an error, and the list is dropped', () => {
    expect(read('area=12&plan_day_detail[]=1&plan_day_detail[]=8')).toMatchObject({
      condition: { planDayDetail: [] },
      error: {
        code: 'C000001',
        field: 'planDayDetail',
        message: '曜日の値が正しくありません。選び直してください。',
      },
      dropped: ['plan_day_detail[]'],
    });
  });

  it('[R5.37] restrict nothing when all seven are chosen', () => {
    const all = ['1', '2', '3', '4', '5', '6', '0_7']
      .map((day) => `plan_day_detail[]=${day}`)
      .join('&');
    expect(read(`area=12&plan_day=0&${all}`)).toMatchObject({
      condition: { planDay: '', planDayDetail: [] },
      dropped: [],
    });
  });
});
