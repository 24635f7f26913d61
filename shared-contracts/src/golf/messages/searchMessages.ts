import type { Label } from '../labels/index.ts';

/** R8.01: the messages that a failed search has. */
export const SEARCH_MESSAGES = {
  DEFAULT: '検索条件を正しく設定し直してください。',
  APIERROR: 'エラーが発生しました。もう一度、検索をやり直してください。',
  TIMEOUT:
    '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。',
} as const satisfies Readonly<Record<string, Label>>;
