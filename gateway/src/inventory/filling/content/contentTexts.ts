import english from 'shared-contracts/labels/en';
import korean from 'shared-contracts/labels/ko';
import simplified from 'shared-contracts/labels/zh-Hans';
import traditional from 'shared-contracts/labels/zh-Hant';
import type { RegionName } from 'shared-contracts/areas';
import type { ContentEntry } from 'shared-contracts/gateway';
import type { Language } from 'shared-contracts/locale';
import type { StoredEntry } from '../../storedEntry.ts';
import { isOther, OTHER_LANGUAGES, type OtherLanguage } from '../../translations.ts';

type Words = Readonly<Record<OtherLanguage, string>>;
/** The words on a poster: its lines, and what stands below them. */
export interface PosterWords {
  readonly headline: readonly string[];
  readonly lead: string;
}

function words(en: string, hans: string, hant: string, ko: string): Words {
  return { en, 'zh-Hans': hans, 'zh-Hant': hant, ko };
}

const LABELS = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
  ko: korean,
} as const;

/** The texts of invented entries; `/` divides the lines of a poster, `{region}` is a region's name. */
const TEXTS: Readonly<Record<string, Words>> = {
  '朝いちばんの/早朝スルー': words(
    'First light,/straight through',
    '迎着晨光/清晨连打',
    '迎著晨光/清晨連打',
    '하루의 시작/이른 아침 논스톱',
  ),
  '昼前に上がって、午後は自由時間': words(
    'Done before noon, the afternoon is yours',
    '中午前收杆，下午自由安排',
    '中午前收桿，下午自由安排',
    '오전에 끝내고 오후는 자유 시간',
  ),
  'ふたりで回る/週末ゴルフ': words(
    'Weekend golf/for two',
    '周末高尔夫/两个人打',
    '週末高爾夫/兩個人打',
    '둘이서 즐기는/주말 골프',
  ),
  '2サム保証・割増なしのプラン': words(
    'Plans with a guaranteed twosome, no surcharge',
    '两人组保证、不加价的方案',
    '雙人組保證、不加價的方案',
    '2인 플레이 보장, 추가 요금 없는 플랜',
  ),
  紅葉ラウンド: words('Autumn-leaves round', '赏红叶打球', '賞楓打球', '단풍 라운드'),
  色づくコースと秋の味覚ランチ: words(
    'Courses in autumn color and seasonal lunches',
    '层林尽染的球场与秋季风味午餐',
    '層林盡染的球場與秋季風味午餐',
    '물드는 코스와 가을 별미 점심',
  ),
  '冬得プラン/あったか鍋つき': words(
    'Winter plans/with hot pot',
    '冬季特惠方案/含暖心火锅',
    '冬季優惠方案/含暖心火鍋',
    '겨울 특가 플랜/따뜻한 전골 포함',
  ),
  '寒い日こそ、お得にゆったり': words(
    'Cold days, easy pace, lower prices',
    '天冷时节，更优惠更悠闲',
    '天冷時節，更優惠更悠閒',
    '추운 날일수록 알뜰하고 여유롭게',
  ),
  '幹事さん応援/コンペ特集': words(
    'For organizers:/competitions',
    '为组织者助力/比赛专题',
    '主辦人好幫手/比賽專題',
    '총무님 응원/대회 특집',
  ),
  '賞品・パーティールームもおまかせ': words(
    'Prizes and party rooms arranged for you',
    '奖品和派对室一并安排',
    '獎品和派對室一併安排',
    '상품도 파티룸도 맡겨 주세요',
  ),
  '海を越えて/冬の楽園へ': words(
    'Across the sea/to a winter paradise',
    '跨越大海/奔赴冬日乐园',
    '跨越大海/奔赴冬日樂園',
    '바다 건너/겨울 낙원으로',
  ),
  'ハワイ・グアム・タイ・ベトナム': words(
    'Hawaii, Guam, Thailand, Vietnam',
    '夏威夷・关岛・泰国・越南',
    '夏威夷・關島・泰國・越南',
    '하와이·괌·태국·베트남',
  ),
  '湯けむり/ゴルフステイ': words(
    'Hot-spring/golf stays',
    '温泉雾气中的/高尔夫住宿',
    '溫泉霧氣中的/高爾夫住宿',
    '온천과 함께하는/골프 숙박',
  ),
  '1泊2食・温泉つきの宿泊プラン': words(
    'Stay plans: 1 night, 2 meals, hot spring',
    '1晚2餐、含温泉的住宿方案',
    '1晚2餐、含溫泉的住宿方案',
    '1박 2식, 온천 포함 숙박 플랜',
  ),
  'キャディと歩く/伝統のコース': words(
    'Walk a classic course/with a caddie',
    '与球童同行/漫步传统球场',
    '與桿弟同行/漫步傳統球場',
    '캐디와 함께 걷는/전통의 코스',
  ),
  'ゆったりと、ひと打ちずつ': words(
    'At an easy pace, one shot at a time',
    '从容不迫，一杆一杆',
    '從容不迫，一桿一桿',
    '여유롭게, 한 타 한 타',
  ),
  'フェアウェイ/カート乗り入れ': words(
    'Carts on/the fairway',
    '球车驶入/球道',
    '球車駛入/球道',
    '페어웨이/카트 진입',
  ),
  '足もとらくらく、プレーもすいすい': words(
    'Easy on the legs, quick to play',
    '双腿轻松，打球顺畅',
    '雙腿輕鬆，打球順暢',
    '발걸음은 가볍게, 플레이는 시원하게',
  ),
  '8,000円までの/平日ラウンド': words(
    'Weekday rounds/up to ¥8,000',
    '8,000日元以内的/平日打球',
    '8,000日圓以內的/平日打球',
    '8,000엔 이하/평일 라운드',
  ),
  '総額表示だから、くらべやすい': words(
    'Total prices, so easy to compare',
    '显示总价，便于比较',
    '顯示總價，便於比較',
    '총액 표시라 비교하기 쉽습니다',
  ),
  'はじめての/ラウンドレッスン': words(
    'Your first/on-course lesson',
    '初次体验/下场教学',
    '初次體驗/下場教學',
    '처음 받는/라운드 레슨',
  ),
  '初心者歓迎、プロと回る9ホール': words(
    'Beginners welcome: nine holes with a pro',
    '欢迎初学者，与职业教练打9洞',
    '歡迎初學者，與職業教練打9洞',
    '초보자 환영, 프로와 도는 9홀',
  ),
  プレミアム会員: words('Premium membership', '高级会员', '進階會員', '프리미엄 회원'),
  先行予約とポイント2倍: words(
    'Early access and double points',
    '优先预订、双倍积分',
    '優先預訂、雙倍點數',
    '우선 예약과 포인트 2배',
  ),
  'ポイントで/もう一杯のビール': words(
    'One more beer/with your points',
    '用积分/再来一杯啤酒',
    '用點數/再來一杯啤酒',
    '포인트로/맥주 한 잔 더',
  ),
  '100ポイントから使えます': words(
    'Use them from 100 points',
    '100积分起即可使用',
    '100點起即可使用',
    '100포인트부터 사용할 수 있습니다',
  ),
  はじめての方へ: words('New here?', '初次使用', '初次使用', '처음 이용하시나요?'),
  会員登録でクーポンを進呈: words(
    'Sign up and get a coupon',
    '注册会员即赠优惠券',
    '註冊會員即贈優惠券',
    '회원 가입하면 쿠폰 증정',
  ),
  '{region}/の人気コース': words(
    'Popular courses/{region}',
    '{region}/热门球场',
    '{region}/熱門球場',
    '{region}/인기 코스',
  ),
  総合評価の高い順に: words(
    'By overall rating, highest first',
    '按综合评分从高到低',
    '依綜合評分由高到低',
    '종합 평점이 높은 순',
  ),
  '{region}の人気コース': words(
    'Popular courses in {region}',
    '{region}的热门球场',
    '{region}的熱門球場',
    '{region}의 인기 코스',
  ),
  '{region}で評価の高いコースを見る': words(
    'See highly rated courses in {region}',
    '查看{region}评分高的球场',
    '查看{region}評分高的球場',
    '{region}의 평점 높은 코스 보기',
  ),
  地図から探す: words('Search on the map', '地图搜索', '地圖搜尋', '지도에서 찾기'),
  '1人予約': words('Solo booking', '单人预订', '單人預訂', '1인 예약'),
  高速道路: words('Expressways', '高速公路', '高速公路', '고속도로'),
  コンペ: words('Competitions', '比赛', '比賽', '대회'),
  海外ゴルフ: words('Overseas golf', '海外高尔夫', '海外高爾夫', '해외 골프'),
  早朝プレー: words('Early-morning play', '清晨打球', '清晨打球', '이른 아침 플레이'),
  お気に入り: words('Favorites', '收藏', '收藏', '즐겨찾기'),
  ヘルプ: words('Help', '帮助', '說明', '도움말'),
  '台風の接近により、一部のゴルフ場でクローズとなる場合があります。': words(
    'Some courses may close because of the approaching typhoon.',
    '受台风接近影响，部分球场可能关闭。',
    '受颱風接近影響，部分球場可能關閉。',
    '태풍 접근으로 일부 골프장이 휴장할 수 있습니다.',
  ),
  年末年始の営業時間と予約受付について: words(
    'Opening hours and bookings over the New Year holidays',
    '新年假期的营业时间与预订安排',
    '新年假期的營業時間與預訂須知',
    '연말연시 영업시간 및 예약 접수 안내',
  ),
  '{region}の冬プランが出そろいました': words(
    'All winter plans for {region} are here',
    '{region}的冬季方案已全部上线',
    '{region}的冬季方案已全部上線',
    '{region} 겨울 플랜이 모두 나왔습니다',
  ),
  '2人で予約できるプランが増えました': words(
    'More plans can be booked by two players',
    '可两人预订的方案增加了',
    '可兩人預訂的方案增加了',
    '2인 예약이 가능한 플랜이 늘었습니다',
  ),
  '1.5ラウンド保証プランの絞り込みに対応しました': words(
    'You can now filter for plans with 1.5 rounds guaranteed',
    '现可筛选保证1.5轮的方案',
    '現可篩選保證1.5輪的方案',
    '1.5라운드 보장 플랜을 필터로 찾을 수 있습니다',
  ),
  積雪クローズ時のキャンセルの取り扱い: words(
    'Cancellations when a course is closed by snow',
    '因积雪关场时的取消处理',
    '因積雪關場時的取消處理',
    '적설로 휴장할 때의 취소 처리',
  ),
};

/** Returns a text of an invented entry in a language. Throws a RangeError for one that the table lacks. */
function contentTextIn(language: Language, japanese: string, region: RegionName): string {
  const found = TEXTS[japanese];
  if (found === undefined) throw new RangeError(`${japanese} is in no other language`);
  return isOther(language)
    ? found[language].replace('{region}', LABELS[language](region))
    : japanese.replace('{region}', region);
}

/** Returns the words of a poster in a language. Throws a RangeError for words that the table lacks. */
export function posterWordsIn(
  language: Language,
  { headline, lead }: PosterWords,
  region: RegionName,
): PosterWords {
  return {
    headline: contentTextIn(language, headline.join('/'), region).split('/'),
    lead: contentTextIn(language, lead, region),
  };
}

/** Returns the lines of a poster as one text. */
function inOneLine(language: Language, text: string): string {
  return text.replaceAll('/', language === 'en' || language === 'ko' ? ' ' : '');
}

/** Returns an invented entry of a region with its texts in every language. */
export function inLanguages(entry: ContentEntry, region: RegionName): StoredEntry {
  const texts = (['alt', 'label'] as const).flatMap((field) => {
    const text = entry[field] ?? '';
    const said = (language: Language) => inOneLine(language, contentTextIn(language, text, region));
    return text === ''
      ? []
      : [
          [field, said('ja')] as const,
          ...OTHER_LANGUAGES.map((language) => [`${field}_${language}`, said(language)] as const),
        ];
  });
  return { ...entry, ...Object.fromEntries(texts) };
}

/** Every text of invented entries, with what it is in each language, for the glossary. */
export function contentTexts(): (readonly [japanese: string, texts: readonly string[]])[] {
  return Object.entries(TEXTS).map(
    ([japanese, texts]) => [japanese, OTHER_LANGUAGES.map((language) => texts[language])] as const,
  );
}
