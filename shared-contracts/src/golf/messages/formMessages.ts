import type { Label, Sentence } from '../labels/index.ts';

/**
 * R8.01: the messages that name what is wrong with a condition; their texts are sentences of the
 * labels.
 */
export type SearchErrorCode = Extract<Sentence['key'], `C${string}`>;

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
} as const satisfies Readonly<Record<string, Label>>;

/** A message of a form. */
export type FormMessage =
  (typeof FORM_MESSAGES)[keyof typeof FORM_MESSAGES] | Sentence<SearchErrorCode>;

/** The code of R8.01 that a message has, or '' for a message of R8.02. */
export function codeOf(message: FormMessage): SearchErrorCode | '' {
  return typeof message === 'string' ? '' : message.key;
}
