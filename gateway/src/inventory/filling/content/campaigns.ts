import { OVERSEAS } from 'shared-contracts/areas';
import type { SearchCondition } from 'shared-contracts/search';
import { landingHref, resultHref } from './links.ts';

/** A poster of the top page: the words on its picture, and its link for a region code. */
export interface Campaign {
  readonly id: string;
  readonly headline: readonly string[];
  readonly lead: string;
  readonly look: 'pine' | 'sand' | 'scene';
  /** The number that the hole of the look `scene` is drawn from. */
  readonly scene?: number;
  readonly href: (region: number) => string;
}

/** Returns a link to the results of a search in the region. */
function search(fields: Partial<SearchCondition>) {
  return (region: number): string => resultHref({ area: [region], ...fields });
}

function landing(name: string, lid: string) {
  return (): string => landingHref(name, lid);
}

const CAMPAIGNS = [
  {
    id: 'early-morning',
    headline: ['朝いちばんの', '早朝スルー'],
    lead: '昼前に上がって、午後は自由時間',
    look: 'scene',
    scene: 6,
    href: search({ playStyle: [3] }),
  },
  {
    id: 'two-some',
    headline: ['ふたりで回る', '週末ゴルフ'],
    lead: '2サム保証・割増なしのプラン',
    look: 'pine',
    href: search({ widthday: 10, twoSum: true, assurance2r: true, addFee2b: true, planDay: '1' }),
  },
  {
    id: 'autumn',
    headline: ['紅葉ラウンド'],
    lead: '色づくコースと秋の味覚ランチ',
    look: 'scene',
    scene: 32,
    href: search({ widthday: 10, keyword: '紅葉' }),
  },
  {
    id: 'winter',
    headline: ['冬得プラン', 'あったか鍋つき'],
    lead: '寒い日こそ、お得にゆったり',
    look: 'sand',
    href: search({ widthday: 10, keyword: '鍋' }),
  },
  {
    id: 'competition',
    headline: ['幹事さん応援', 'コンペ特集'],
    lead: '賞品・パーティールームもおまかせ',
    look: 'pine',
    href: search({ searchMode: 'competition', compe: true }),
  },
  {
    id: 'overseas',
    headline: ['海を越えて', '冬の楽園へ'],
    lead: 'ハワイ・グアム・タイ・ベトナム',
    look: 'scene',
    scene: 21,
    href: search({ searchMode: 'overseas', area: [OVERSEAS] }),
  },
  {
    id: 'hot-spring',
    headline: ['湯けむり', 'ゴルフステイ'],
    lead: '1泊2食・温泉つきの宿泊プラン',
    look: 'sand',
    href: search({ widthday: 10, stay: true }),
  },
  {
    id: 'caddie',
    headline: ['キャディと歩く', '伝統のコース'],
    lead: 'ゆったりと、ひと打ちずつ',
    look: 'scene',
    scene: 3,
    href: search({ widthday: 10, caddie: true }),
  },
  {
    id: 'fairway-cart',
    headline: ['フェアウェイ', 'カート乗り入れ'],
    lead: '足もとらくらく、プレーもすいすい',
    look: 'pine',
    href: search({ widthday: 10, cartTypes: [2] }),
  },
  {
    id: 'under-8000',
    headline: ['8,000円までの', '平日ラウンド'],
    lead: '総額表示だから、くらべやすい',
    look: 'sand',
    href: search({ widthday: 10, planDay: '0', ratesMax: 8000, order: 'rate' }),
  },
  {
    id: 'lesson',
    headline: ['はじめての', 'ラウンドレッスン'],
    lead: '初心者歓迎、プロと回る9ホール',
    look: 'pine',
    href: search({ widthday: 10, lesson: true }),
  },
  {
    id: 'premium',
    headline: ['プレミアム会員'],
    lead: '先行予約とポイント2倍',
    look: 'pine',
    href: landing('premium', 'top_premium'),
  },
  {
    id: 'points',
    headline: ['ポイントで', 'もう一杯のビール'],
    lead: '100ポイントから使えます',
    look: 'sand',
    href: landing('myPage', 'top_points'),
  },
  {
    id: 'register',
    headline: ['はじめての方へ'],
    lead: '会員登録でクーポンを進呈',
    look: 'scene',
    scene: 26,
    href: landing('register', 'top_register'),
  },
] as const satisfies readonly Campaign[];

export type CampaignId = (typeof CAMPAIGNS)[number]['id'];
/** Returns the campaign of this id; undefined when there is none. */
export function findCampaign(id: string): Campaign | undefined {
  return CAMPAIGNS.find((campaign) => campaign.id === id);
}

/** Returns the campaign of a known id. */
export function campaignOf(id: CampaignId): Campaign {
  const campaign = findCampaign(id);
  if (campaign === undefined) throw new RangeError(`There is no campaign ${id}`);
  return campaign;
}
