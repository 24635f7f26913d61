/** R8.01: `%s` stands for what is filled in. Texts of codes that the specification words in English are ours. */
export const SEARCH_MESSAGES = {
  DEFAULT: '検索条件を正しく設定し直してください。',
  APIERROR: 'エラーが発生しました。もう一度、検索をやり直してください。',
  TIMEOUT:
    '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。',
  C000001: '%sの値が正しくありません。選び直してください。',
  C000002: 'エリアの値が正しくありません。選び直してください。（エリア：%s）',
  C000003: '%sを正しく入力してください。',
  C000004: 'プレー日は本日から%sまでの間で入力してください。',
  C000005: '%sの設定が正しくありません。',
  C000006: '%sに使用できない文字が含まれています。削除してください。',
  C000007: '%sは%s文字以内で入力してください。',
} as const;
export type SearchErrorCode = keyof typeof SEARCH_MESSAGES;

/** R8.02 and R5.25: the messages without a code. */
export const FORM_MESSAGES = {
  areaRequired: 'エリアを選択してください。',
  tooManyAreas: 'エリアは3つまで選択できます。',
  domesticWithOverseas: '国内と海外は同時に選択できません。',
  mapTooMany: '表示できる件数を超えています。エリアを変更してください。',
  mapOverseas: '地図検索では海外を選択できません。ほかのエリアを選択してください。',
  countryRequired: '国を選択してください。',
  courseUnknown: '正しいゴルフ場名を選択/入力してください',
  playDateRequired: 'プレー日を選択してください。',
} as const;

/** The text of a code with its `%s` filled in, in order. */
export function searchMessage(
  code: SearchErrorCode,
  ...fills: readonly (string | number)[]
): string {
  let next = 0;
  return SEARCH_MESSAGES[code].replaceAll('%s', () => String(fills[next++] ?? ''));
}
