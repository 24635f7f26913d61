import { toDayNumber } from '../format/index.ts';
import japanese from '../labels/ja.ts';
import { FORM_MESSAGES, SEARCH_MESSAGES, codeOf, type SearchErrorCode } from './index.ts';

describe('the messages of a search', () => {
  it('[R8.01] are those of the catalogue, with their values', () => {
    expect(SEARCH_MESSAGES).toEqual({
      DEFAULT: '検索条件を正しく設定し直してください。',
      APIERROR: 'エラーが発生しました。もう一度、検索をやり直してください。',
      TIMEOUT:
        '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。',
    });
    const lastDay = toDayNumber(2027, 6, 30);
    const texts: Readonly<Record<SearchErrorCode, string>> = {
      C000001: japanese({ key: 'C000001', values: { field: '曜日' } }),
      C000002: japanese({ key: 'C000002', values: { areas: '99' } }),
      C000003: japanese({ key: 'C000003', values: { field: 'プレー日' } }),
      C000004: japanese({ key: 'C000004', values: { lastDay } }),
      C000005: japanese({ key: 'C000005', values: { field: '料金' } }),
      C000006: japanese({ key: 'C000006', values: { field: 'コース名' } }),
      C000007: japanese({ key: 'C000007', values: { field: 'キーワード', most: 100 } }),
    };
    expect(texts).toEqual({
      C000001: '曜日の値が正しくありません。選び直してください。',
      C000002: 'エリアの値が正しくありません。選び直してください。（エリア：99）',
      C000003: 'プレー日を正しく入力してください。',
      C000004: 'プレー日は本日から2027年6月30日までの間で入力してください。',
      C000005: '料金の設定が正しくありません。',
      C000006: 'コース名に使用できない文字が含まれています。削除してください。',
      C000007: 'キーワードは100文字以内で入力してください。',
    });
  });

  it('[R8.01] say a value as it is, whatever it contains', () => {
    expect(japanese({ key: 'C000002', values: { areas: '$&' } })).toContain('エリア：$&');
    expect(japanese({ key: 'C000002', values: { areas: '%s' } })).toContain('エリア：%s');
  });

  it('[R8.01] have their code as their key; those of R8.02 have none', () => {
    expect(codeOf({ key: 'C000002', values: { areas: '99' } })).toBe('C000002');
    expect(codeOf(FORM_MESSAGES.areaRequired)).toBe('');
  });

  it('[R8.02] that have no code ask for an area, a course or a day', () => {
    expect(FORM_MESSAGES).toEqual({
      areaRequired: 'エリアを選択してください。',
      tooManyAreas: 'エリアは3つまで選択できます。',
      domesticWithOverseas: '国内と海外は同時に選択できません。',
      mapTooMany: '表示できる件数を超えています。エリアを変更してください。',
      mapOverseas: '地図検索では海外を選択できません。ほかのエリアを選択してください。',
      countryRequired: '国を選択してください。',
      courseUnknown: '正しいゴルフ場名を選択/入力してください',
      playDateRequired: 'プレー日を選択してください。',
    });
  });
});
