import type { OtherLanguage } from '../translations.ts';

/** A part of a title in other languages. */
type Words = Readonly<Record<OtherLanguage, string>>;

function words(en: string, hans: string, hant: string, ko: string): Words {
  return { en, 'zh-Hans': hans, 'zh-Hant': hant, ko };
}

/** What may stand before a title, in brackets. */
const CATCHWORDS: Readonly<Record<string, Words>> = {
  '【直前割】': words('Last-minute deal', '最后时刻特惠', '最後一刻優惠', '임박 특가'),
  '【人気No.1】': words('Most popular', '人气第一', '人氣第一', '인기 1위'),
  '【WEB限定】': words('Online only', '网络限定', '網路限定', '온라인 한정'),
  '【ポイントアップ】': words('Extra points', '积分加赠', '點數加碼', '포인트 추가 적립'),
  '【最安値に挑戦】': words('Lowest-price challenge', '挑战最低价', '挑戰最低價', '최저가 도전'),
  '【当日予約ＯＫ】': words('Same-day booking', '可当日预订', '可當日預訂', '당일 예약 가능'),
};

/** The title of each kind of plan. */
const TITLES: Readonly<Record<string, Words>> = {
  'セルフプレー・昼食付き': words(
    'Self-play, lunch included',
    '自助打球・含午餐',
    '自助打球・含午餐',
    '셀프 플레이·점심 포함',
  ),
  'セルフプレー・食事別': words(
    'Self-play, meals not included',
    '自助打球・不含餐',
    '自助打球・不含餐',
    '셀프 플레이·식사 별도',
  ),
  'キャディ付き・ランチバイキング': words(
    'With caddie and lunch buffet',
    '含球童・自助午餐',
    '含桿弟・自助式午餐',
    '캐디 포함·점심 뷔페',
  ),
  'キャディ付き・昼食付き　伝統のコースをゆったりと': words(
    'With caddie and lunch: a classic course at an easy pace',
    '含球童和午餐　从容畅打传统球场',
    '含桿弟和午餐　從容暢打傳統球場',
    '캐디·점심 포함: 전통의 코스를 여유롭게',
  ),
  '早朝スループレー・昼食券付き': words(
    'Early-morning 18 holes straight through, with lunch voucher',
    '清晨18洞连打・赠午餐券',
    '清晨18洞連打・贈午餐券',
    '이른 아침 논스톱 플레이·점심 식사권 포함',
  ),
  '早朝スルー・モーニング付き': words(
    'Early-morning 18 holes straight through, with breakfast',
    '清晨连打・含早餐',
    '清晨連打・含早餐',
    '이른 아침 논스톱·조식 포함',
  ),
  午後スループレー: words(
    'Afternoon 18 holes straight through',
    '午后18洞连打',
    '午後18洞連打',
    '오후 논스톱 플레이',
  ),
  薄暮ハーフプレー: words('Twilight half round', '黄昏9洞', '黃昏9洞', '해 질 녘 하프 플레이'),
  ナイター照明付きハーフ: words(
    'Half round under floodlights',
    '夜场灯光9洞',
    '夜間照明9洞',
    '야간 조명 하프 라운드',
  ),
  '午前ハーフ・ランチ付き': words(
    'Morning half round with lunch',
    '上午9洞・含午餐',
    '上午9洞・含午餐',
    '오전 하프·점심 포함',
  ),
  '2サム保証・割増なし': words(
    'Twosome guaranteed, no surcharge',
    '两人组保证・不加价',
    '雙人組保證・不加價',
    '2인 플레이 보장·추가 요금 없음',
  ),
  '2サム・3サム割増なし！気軽にラウンド': words(
    'No surcharge for twosomes or threesomes: a casual round',
    '两人组、三人组不加价！轻松打一场',
    '雙人組、三人組不加價！輕鬆打一場',
    '2인·3인 추가 요금 없음! 부담 없는 라운드',
  ),
  '1.5ラウンド保証・昼食付き': words(
    '1.5 rounds guaranteed, lunch included',
    '保证1.5轮・含午餐',
    '保證1.5輪・含午餐',
    '1.5라운드 보장·점심 포함',
  ),
  'フェアウェイカート乗り入れＯＫ・昼食付き': words(
    'Carts allowed on the fairway, lunch included',
    '球车可驶入球道・含午餐',
    '球車可駛入球道・含午餐',
    '페어웨이 카트 진입 가능·점심 포함',
  ),
  '選べるランチ＆1ドリンク付き': words(
    'Choice of lunch and one drink',
    '自选午餐＋1杯饮料',
    '自選午餐＋1杯飲料',
    '선택 점심 & 음료 1잔 포함',
  ),
  手引きカートで歩いて楽しむスループレー: words(
    '18 holes straight through, walking with a pull cart',
    '手拉车步行・18洞连打',
    '手拉車步行・18洞連打',
    '핸드 카트로 걸으며 즐기는 논스톱 플레이',
  ),
  '3組以上コンペプラン・参加賞＆賞品付き': words(
    'Competition plan for 3+ groups with participation gifts and prizes',
    '3组以上比赛方案・含参与奖和奖品',
    '3組以上比賽方案・含參加獎和獎品',
    '3팀 이상 대회 플랜·참가상 & 상품 포함',
  ),
  'コンペ幹事特典・次回優待券＆パーティールーム無料': words(
    'Competition organizer perks: voucher for next time and free party room',
    '比赛组织者礼遇・下次优惠券＋免费派对室',
    '比賽主辦人禮遇・下次優惠券＋免費派對室',
    '대회 총무 특전·다음 우대권 & 파티룸 무료',
  ),
  '早期予約でお得！コンペ賞品チョイス': words(
    'Book early and save: choose your competition prizes',
    '提早预订更优惠！自选比赛奖品',
    '提早預訂更優惠！自選比賽獎品',
    '조기 예약 혜택! 대회 상품 선택',
  ),
  '早期予約割引・昼食付き': words(
    'Early-booking discount, lunch included',
    '早鸟优惠・含午餐',
    '早鳥優惠・含午餐',
    '조기 예약 할인·점심 포함',
  ),
  '1泊2食・1プレー　温泉でのんびり': words(
    '1 night, 2 meals, 1 round: relax in the hot spring',
    '1晚2餐・打球1场　温泉悠闲住宿',
    '1晚2餐・打球1場　溫泉悠閒住宿',
    '1박 2식·1라운드: 온천에서 느긋하게',
  ),
  '1泊2食・2プレーパック': words(
    '1 night, 2 meals, 2 rounds package',
    '1晚2餐・打球2场套餐',
    '1晚2餐・打球2場套裝行程',
    '1박 2식·2라운드 패키지',
  ),
  '2泊4食・2プレー　リゾートステイ': words(
    '2 nights, 4 meals, 2 rounds: resort stay',
    '2晚4餐・打球2场　度假住宿',
    '2晚4餐・打球2場　度假住宿',
    '2박 4식·2라운드: 리조트 숙박',
  ),
  'ラウンドレッスン付き・初心者歓迎': words(
    'With on-course lesson, beginners welcome',
    '含下场教学・欢迎初学者',
    '含下場教學・歡迎初學者',
    '라운드 레슨 포함·초보자 환영',
  ),
  'レディース優待・デザート付き': words(
    'Ladies’ special with dessert',
    '女士优惠・含甜点',
    '女士優惠・含甜點',
    '레이디스 우대·디저트 포함',
  ),
  'シニア感謝デー・昼食付き': words(
    'Senior appreciation day, lunch included',
    '长者感恩日・含午餐',
    '長者感恩日・含午餐',
    '시니어 감사의 날·점심 포함',
  ),
  '平日限定　名物ランチ付き': words(
    'Weekdays only, with the house’s signature lunch',
    '平日限定　含招牌午餐',
    '平日限定　含招牌午餐',
    '평일 한정: 명물 점심 포함',
  ),
  '土日祝限定　昼食付きセルフ': words(
    'Weekends and holidays only: self-play with lunch',
    '周末及节假日限定　自助打球含午餐',
    '週末及假日限定　自助打球含午餐',
    '주말·공휴일 한정: 점심 포함 셀프',
  ),
  '桜を眺める春ラウンド・昼食付き': words(
    'Spring round among cherry blossoms, lunch included',
    '春日赏樱打球・含午餐',
    '春日賞櫻打球・含午餐',
    '벚꽃을 바라보는 봄 라운드·점심 포함',
  ),
  '夏の涼風プラン・冷たいドリンク付き': words(
    'Summer breeze plan with cold drink',
    '夏日凉风方案・含冷饮',
    '夏日涼風方案・含冷飲',
    '여름 산들바람 플랜·시원한 음료 포함',
  ),
  '紅葉ラウンド・秋の味覚ランチ': words(
    'Autumn-leaves round with seasonal lunch',
    '赏红叶打球・秋季风味午餐',
    '賞楓打球・秋季風味午餐',
    '단풍 라운드·가을 별미 점심',
  ),
  '冬得！あったか鍋ランチ付き': words(
    'Winter saver with warming hot-pot lunch',
    '冬季特惠！含暖心火锅午餐',
    '冬季優惠！含暖心火鍋午餐',
    '겨울 특가! 따뜻한 전골 점심 포함',
  ),
};

/** Returns the words of a part. Throws a RangeError for a part without any. */
function wordsOf(table: Readonly<Record<string, Words>>, part: string): Words {
  const found = table[part];
  if (found === undefined) throw new RangeError(`${part} is in no other language`);
  return found;
}

/** Puts a catchword before a title, as readers of the language write it. */
function join(language: OtherLanguage, catchword: string, title: string): string {
  if (language === 'en') return `${catchword}: ${title}`;
  return language === 'ko' ? `[${catchword}] ${title}` : `【${catchword}】${title}`;
}

/**
 * R9.06: returns the title of an invented plan in other languages, from the parts of the Japanese one.
 * `catchword` may be ''. Throws a RangeError for a part that the tables do not have.
 */
export function planTitles(catchword: string, title: string): Words {
  const plain = wordsOf(TITLES, title);
  if (catchword === '') return plain;
  const before = wordsOf(CATCHWORDS, catchword);
  const of = (language: OtherLanguage) => join(language, before[language], plain[language]);
  return words(of('en'), of('zh-Hans'), of('zh-Hant'), of('ko'));
}
