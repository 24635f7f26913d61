import { COUNTRIES, PREFECTURES, REGIONS } from '../areas/index.ts';
import { toGrouped, toPlainLocalDate } from '../format/index.ts';
import { BRIDGE_DAY, HOLIDAYS } from '../holidays/index.ts';
import { flagLabels } from './flagLabels.ts';
import { named, translator, type Names } from './translator.ts';
import { words } from './words/zh-Hans.ts';

/** Every Japanese name and label with its translation. */
export const names: Names = [
  ...named(
    PREFECTURES,
    '北海道|青森县|岩手县|宫城县|秋田县|山形县|福岛县|茨城县|栃木县|群马县|埼玉县|千叶县|东京都|神奈川县|新潟县|富山县|石川县|福井县|山梨县|长野县|岐阜县|静冈县|爱知县|三重县|滋贺县|京都府|大阪府|兵库县|奈良县|和歌山县|鸟取县|岛根县|冈山县|广岛县|山口县|德岛县|香川县|爱媛县|高知县|福冈县|佐贺县|长崎县|熊本县|大分县|宫崎县|鹿儿岛县|冲绳县',
  ),
  ...named(
    REGIONS,
    '北海道・东北|关东・甲信越|北陆|中部|近畿（关西）|日本中国地方|四国|九州・冲绳',
  ),
  ...named(COUNTRIES, '夏威夷|关岛|塞班岛|泰国|越南'),
  ...named(
    HOLIDAYS,
    '元旦|成人节|建国纪念日|天皇诞生日|春分日|昭和日|宪法纪念日|绿之日|儿童节|海之日|山之日|敬老日|秋分日|体育日|文化日|勤劳感谢日',
  ),
  [BRIDGE_DAY, '公休日'],
  ...flagLabels('zh-Hans'),
  ...Object.entries(words),
];

export default translator({
  names,
  substituteFor: (holiday) => `${holiday}补休`,
  sentences: (say) => ({
    startHour: ({ hour }) => `${hour}点时段`,
    days: ({ days }) => `${days}天`,
    consecutiveSlots: ({ slots }) => `连续${slots}组以上的开球时段`,
    withinDistance: ({ kilometres }) => `${kilometres}公里以内`,
    road: ({ name }) => name,
    keyword: ({ keyword }) => `关键词：${keyword}`,
    feesBetween: ({ from, to }) => `${toGrouped(from)}〜${toGrouped(to)}日元`,
    feesTo: ({ to }) => `${toGrouped(to)}日元以下`,
    feesFrom: ({ from }) => `${toGrouped(from)}日元以上`,
    C000001: ({ field }) => `“${say(field)}”的值不正确，请重新选择。`,
    C000002: ({ areas }) => `地区的值不正确，请重新选择。（地区：${areas}）`,
    C000003: ({ field }) => `请正确输入“${say(field)}”。`,
    C000004: ({ lastDay }) => `请输入今天至${toPlainLocalDate(lastDay, 'zh-Hans')}之间的打球日期。`,
    C000005: ({ field }) => `“${say(field)}”的设置不正确。`,
    C000006: ({ field }) => `“${say(field)}”包含不可使用的字符，请删除。`,
    C000007: ({ field, most }) => `“${say(field)}”不能超过${most}个字符。`,
  }),
});
