import japanese from 'shared-contracts/labels/ja';
import { resultTitle } from './resultTitle.ts';

function titleOf(over: Partial<Parameters<typeof resultTitle>[0]>) {
  return resultTitle({ area: [], country: [], courseName: '', ...over }, japanese);
}

describe('the searched place or name in the heading', () => {
  it('[R3.05] [R3.12] is the prefectures and regions', () => {
    expect(titleOf({ area: [12, 8, 105] })).toEqual({
      key: 'ofPlaces',
      what: '千葉県・茨城県・近畿',
    });
    expect(titleOf({ area: [0] })).toEqual({ key: 'ofPlaces', what: '全国' });
  });

  it('[R3.13] is the countries, or one name for all of them', () => {
    expect(titleOf({ area: [48], country: [2, 3] })).toEqual({
      key: 'ofPlaces',
      what: 'グアム・サイパン',
    });
    expect(titleOf({ area: [48], country: [1, 2, 3, 4, 5] })).toEqual({
      key: 'ofPlaces',
      what: '海外',
    });
    expect(titleOf({ area: [48] })).toEqual({ key: 'ofPlaces', what: '海外' });
  });

  it('is the course name before anything else, and nothing when the search names nothing', () => {
    expect(titleOf({ courseName: '南総', area: [48] })).toEqual({ key: 'ofName', what: '南総' });
    expect(titleOf({ area: [999] })).toEqual({ key: 'ofNothing' });
  });
});
