import { toDateParts, toGrouped } from '../format/index.ts';
import { saySentence, type Sentences, type Text } from './sentence.ts';
import type { Translate } from './translator.ts';

/** R8.01: the specification has some of the messages in English; their Japanese texts are ours. */
const sentences: Sentences = {
  startHour: ({ hour }) => `${hour}時台`,
  days: ({ days }) => `${days}日間`,
  consecutiveSlots: ({ slots }) => `${slots}組以上の連続枠`,
  withinDistance: ({ kilometres }) => `${kilometres}km以内`,
  road: ({ name }) => name,
  keyword: ({ keyword }) => `キーワード：${keyword}`,
  feesBetween: ({ from, to }) => `${toGrouped(from)}〜${toGrouped(to)}円`,
  feesTo: ({ to }) => `${toGrouped(to)}円以下`,
  feesFrom: ({ from }) => `${toGrouped(from)}円以上`,
  C000001: ({ field }) => `${field}の値が正しくありません。選び直してください。`,
  C000002: ({ areas }) => `エリアの値が正しくありません。選び直してください。（エリア：${areas}）`,
  C000003: ({ field }) => `${field}を正しく入力してください。`,
  C000004: ({ lastDay }) => {
    const { year, month, day } = toDateParts(lastDay);
    return `プレー日は本日から${year}年${month}月${day}日までの間で入力してください。`;
  },
  C000005: ({ field }) => `${field}の設定が正しくありません。`,
  C000006: ({ field }) => `${field}に使用できない文字が含まれています。削除してください。`,
  C000007: ({ field, most }) => `${field}は${most}文字以内で入力してください。`,
};

/** Labels are Japanese already, so only sentences need a table. */
const translate: Translate = Object.assign(
  (text: Text) => (typeof text === 'string' ? text : saySentence(sentences, text)),
  { given: (japanese: string) => japanese },
);
export default translate;
