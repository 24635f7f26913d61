import { COUNTRIES, PREFECTURES, REGIONS } from '../areas/index.ts';
import { toGrouped, toPlainLocalDate } from '../format/index.ts';
import { BRIDGE_DAY, HOLIDAYS } from '../holidays/index.ts';
import { flagLabels } from './flagLabels.ts';
import { named, translator, type Names } from './translator.ts';
import { words } from './words/zh-Hant.ts';

/** Every Japanese name and label with its translation. */
export const names: Names = [
  ...named(
    PREFECTURES,
    '北海道|青森縣|岩手縣|宮城縣|秋田縣|山形縣|福島縣|茨城縣|栃木縣|群馬縣|埼玉縣|千葉縣|東京都|神奈川縣|新潟縣|富山縣|石川縣|福井縣|山梨縣|長野縣|岐阜縣|靜岡縣|愛知縣|三重縣|滋賀縣|京都府|大阪府|兵庫縣|奈良縣|和歌山縣|鳥取縣|島根縣|岡山縣|廣島縣|山口縣|德島縣|香川縣|愛媛縣|高知縣|福岡縣|佐賀縣|長崎縣|熊本縣|大分縣|宮崎縣|鹿兒島縣|沖繩縣',
  ),
  ...named(
    REGIONS,
    '北海道・東北|關東・甲信越|北陸|中部|近畿（關西）|日本中國地方|四國|九州・沖繩',
  ),
  ...named(COUNTRIES, '夏威夷|關島|塞班島|泰國|越南'),
  ...named(
    HOLIDAYS,
    '元旦|成人節|建國紀念日|天皇誕生日|春分日|昭和日|憲法紀念日|綠之日|兒童節|海之日|山之日|敬老日|秋分日|體育日|文化日|勤勞感謝日',
  ),
  [BRIDGE_DAY, '公休日'],
  ...flagLabels('zh-Hant'),
  ...Object.entries(words),
];

export default translator({
  names,
  substituteFor: (holiday) => `${holiday}補假`,
  sentences: (say) => ({
    startHour: ({ hour }) => `${hour}點時段`,
    days: ({ days }) => `${days}天`,
    consecutiveSlots: ({ slots }) => `連續${slots}組以上的開球時段`,
    withinDistance: ({ kilometres }) => `${kilometres}公里以內`,
    road: ({ name }) => name,
    keyword: ({ keyword }) => `關鍵字：${keyword}`,
    feesBetween: ({ from, to }) => `${toGrouped(from)}〜${toGrouped(to)}日圓`,
    feesTo: ({ to }) => `${toGrouped(to)}日圓以下`,
    feesFrom: ({ from }) => `${toGrouped(from)}日圓以上`,
    C000001: ({ field }) => `「${say(field)}」的值不正確，請重新選擇。`,
    C000002: ({ areas }) => `地區的值不正確，請重新選擇。（地區：${areas}）`,
    C000003: ({ field }) => `請正確輸入「${say(field)}」。`,
    C000004: ({ lastDay }) => `請輸入今天至${toPlainLocalDate(lastDay, 'zh-Hant')}之間的打球日期。`,
    C000005: ({ field }) => `「${say(field)}」的設定不正確。`,
    C000006: ({ field }) => `「${say(field)}」包含無法使用的字元，請刪除。`,
    C000007: ({ field, most }) => `「${say(field)}」不可超過${most}個字元。`,
  }),
});
