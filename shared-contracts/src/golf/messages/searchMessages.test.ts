import { FORM_MESSAGES, SEARCH_MESSAGES, searchMessage } from './index.ts';

describe('the messages of a search', () => {
  it('[R8.01] are those of the catalogue, filled in', () => {
    expect(Object.keys(SEARCH_MESSAGES)).toEqual([
      'DEFAULT',
      'APIERROR',
      'TIMEOUT',
      'C000001',
      'C000002',
      'C000003',
      'C000004',
      'C000005',
      'C000006',
      'C000007',
    ]);
    expect(searchMessage('DEFAULT')).toBe('検索条件を正しく設定し直してください。');
    expect(searchMessage('APIERROR')).toBe(
      'エラーが発生しました。もう一度、検索をやり直してください。',
    );
    expect(searchMessage('TIMEOUT')).toBe(
      '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。',
    );
    expect(searchMessage('C000001', '曜日')).toBe(
      '曜日の値が正しくありません。選び直してください。',
    );
    expect(searchMessage('C000002', 99)).toBe(
      'エリアの値が正しくありません。選び直してください。（エリア：99）',
    );
    expect(searchMessage('C000003', 'プレー日')).toBe('プレー日を正しく入力してください。');
    expect(searchMessage('C000004', '2027年6月30日')).toBe(
      'プレー日は本日から2027年6月30日までの間で入力してください。',
    );
    expect(searchMessage('C000005', '料金')).toBe('料金の設定が正しくありません。');
    expect(searchMessage('C000006', 'コース名')).toBe(
      'コース名に使用できない文字が含まれています。削除してください。',
    );
    expect(searchMessage('C000007', 'キーワード', 100)).toBe(
      'キーワードは100文字以内で入力してください。',
    );
  });

  it('[R8.01] say what was filled in as it is, whatever it holds', () => {
    expect(searchMessage('C000002', '$&')).toContain('エリア：$&');
    expect(searchMessage('C000002', '%s')).toContain('エリア：%s');
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
