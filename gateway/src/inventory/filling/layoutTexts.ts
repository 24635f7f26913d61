import type { Language } from 'shared-contracts/locale';

/** An invented text in every language of the site. */
export type EveryLanguage = Readonly<Record<Language, string>>;

/** What stands between two sentences. */
export const BETWEEN_SENTENCES: EveryLanguage = {
  ja: '',
  en: ' ',
  'zh-Hans': '',
  'zh-Hant': '',
  ko: ' ',
};

/** How the land lies, by the kind of land (R5.06). */
export const LANDS: Readonly<Record<number, EveryLanguage>> = {
  1: {
    ja: 'ゆるやかな丘陵に広がり、各ホールは木立でセパレートされています。',
    en: 'Spread over gentle hills, with trees between the holes.',
    'zh-Hans': '球场铺展在平缓的丘陵上，各球道之间以树木相隔。',
    'zh-Hant': '球場鋪展在平緩的丘陵上，各球道之間以樹木相隔。',
    ko: '완만한 구릉에 펼쳐져 있으며, 홀마다 나무로 나뉘어 있습니다.',
  },
  2: {
    ja: '林に囲まれたフラットなコースで、方向性がスコアを左右します。',
    en: 'A flat course among woods, where direction decides the score.',
    'zh-Hans': '林间的平坦球场，击球方向左右成绩。',
    'zh-Hant': '林間的平坦球場，擊球方向左右成績。',
    ko: '숲에 둘러싸인 평탄한 코스로, 방향성이 스코어를 좌우합니다.',
  },
  3: {
    ja: '高低差のある山岳コースで、打ち下ろしの眺めが自慢です。',
    en: 'A mountain course of ups and downs, proud of the views from its high tees.',
    'zh-Hans': '起伏较大的山地球场，从高处开球，景观壮阔。',
    'zh-Hant': '起伏較大的山地球場，從高處開球，景觀壯闊。',
    ko: '고저차가 있는 산악 코스로, 내리막 티샷의 전망이 자랑입니다.',
  },
  4: {
    ja: '川沿いの平らな土地を生かし、風の読みが楽しめます。',
    en: 'On level land along a river, where reading the wind is half the pleasure.',
    'zh-Hans': '利用河边平地而建，可享受判读风向的乐趣。',
    'zh-Hant': '利用河邊平地而建，可享受判讀風向的樂趣。',
    ko: '강가의 평지를 살려, 바람을 읽는 재미가 있습니다.',
  },
  5: {
    ja: '海を望むコースで、潮風とのかけ引きがラウンドの鍵になります。',
    en: 'A course that looks over the sea; the sea breeze is the key to the round.',
    'zh-Hans': '眺望大海的球场，如何应对海风是一轮的关键。',
    'zh-Hant': '眺望大海的球場，如何應對海風是一輪的關鍵。',
    ko: '바다가 보이는 코스로, 바닷바람에 어떻게 대응하느냐가 라운드의 열쇠입니다.',
  },
  6: {
    ja: '高原の涼しい空気のなか、白樺と山並みを眺めながらプレーできます。',
    en: 'Play in the cool air of the highlands, with white birches and mountains in view.',
    'zh-Hans': '在高原的凉爽空气中，一边眺望白桦与群山一边打球。',
    'zh-Hant': '在高原的涼爽空氣中，一邊眺望白樺與群山一邊打球。',
    ko: '고원의 시원한 공기 속에서 자작나무와 산줄기를 바라보며 플레이할 수 있습니다.',
  },
};
export const GREENS: readonly EveryLanguage[] = [
  {
    ja: 'グリーンはベントの1グリーンで、段差のあるピン位置に注意が必要です。',
    en: 'One bentgrass green a hole, with tiers: mind where the pin stands.',
    'zh-Hans': '采用本特草单果岭，果岭分层，须留意旗位。',
    'zh-Hant': '採用本特草單果嶺，果嶺有分層，須留意旗位。',
    ko: '그린은 벤트 원그린으로, 단차가 있는 핀 위치에 주의가 필요합니다.',
  },
  {
    ja: 'グリーンはベントとコウライの2グリーンで、季節ごとに表情が変わります。',
    en: 'Two greens a hole, bentgrass and korai, which change with the seasons.',
    'zh-Hans': '果岭分本特草与高丽草双果岭，随季节变换面貌。',
    'zh-Hant': '果嶺分本特草與高麗草雙果嶺，隨季節變換面貌。',
    ko: '그린은 벤트와 코라이 투그린으로, 계절마다 표정이 달라집니다.',
  },
  {
    ja: '広めのベントグリーンで、長いパットの距離感が問われます。',
    en: 'Large bentgrass greens ask for a feel for long putts.',
    'zh-Hans': '宽大的本特草果岭，考验长推的距离感。',
    'zh-Hant': '寬大的本特草果嶺，考驗長推的距離感。',
    ko: '넓은 벤트 그린으로, 긴 퍼팅의 거리감이 중요합니다.',
  },
];
export const HAZARDS: readonly EveryLanguage[] = [
  {
    ja: '池とバンカーが効いた後半で勝負が決まります。',
    en: 'Ponds and bunkers decide the back nine.',
    'zh-Hans': '后九洞的水池与沙坑决定胜负。',
    'zh-Hant': '後九洞的水池與沙坑決定勝負。',
    ko: '연못과 벙커가 있는 후반에서 승부가 갈립니다.',
  },
  {
    ja: 'フェアウェイは広く、初心者も安心して振り切れます。',
    en: 'Wide fairways let beginners swing freely.',
    'zh-Hans': '球道宽阔，初学者也能放心挥杆。',
    'zh-Hant': '球道寬闊，初學者也能放心揮桿。',
    ko: '페어웨이가 넓어 초보자도 마음 놓고 스윙할 수 있습니다.',
  },
  {
    ja: '距離は長めで、セカンドショットの精度が試されます。',
    en: 'It is on the long side, and asks for precise second shots.',
    'zh-Hans': '距离偏长，考验第二杆的精度。',
    'zh-Hant': '距離偏長，考驗第二桿的精準度。',
    ko: '거리가 긴 편이라 세컨드 샷의 정확도가 중요합니다.',
  },
];

function same(text: string): EveryLanguage {
  return { ja: text, en: text, 'zh-Hans': text, 'zh-Hant': text, ko: text };
}
export const OUT: EveryLanguage = { ...same('OUT'), en: 'Front nine (OUT)', ko: '전반(OUT)' };
export const IN: EveryLanguage = { ...same('IN'), en: 'Back nine (IN)', ko: '후반(IN)' };
/** The nine holes of a course that has no others. */
export const ONLY_NINE = same('OUT');
export const COMPASS: readonly EveryLanguage[] = [
  { ja: '東コース', en: 'East', 'zh-Hans': '东场', 'zh-Hant': '東場', ko: '동코스' },
  { ja: '西コース', en: 'West', 'zh-Hans': '西场', 'zh-Hant': '西場', ko: '서코스' },
  { ja: '中コース', en: 'Central', 'zh-Hans': '中场', 'zh-Hant': '中場', ko: '중코스' },
];
