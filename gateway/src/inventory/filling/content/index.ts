import { OVERSEAS, REGIONS } from 'shared-contracts/areas';
import type { ContentBlock, ContentEntry } from 'shared-contracts/gateway';
import type { StoredEntry } from '../../storedEntry.ts';
import type { ContentTable } from '../../tables.ts';
import { OTHER_LANGUAGES } from '../../translations.ts';
import { campaignOf, type CampaignId } from './campaigns.ts';
import { inLanguages } from './contentTexts.ts';
import { landingHref, resultHref, soloHref } from './links.ts';
import { newsEntries } from './news.ts';
import {
  iconPath,
  posterPath,
  POSTER_SIZES,
  type PosterForm,
  type ServiceIcon,
} from './pictures.ts';

type Region = (typeof REGIONS)[number];
type Blocks = Readonly<Partial<Record<ContentBlock, readonly StoredEntry[]>>>;

/** The picture of a poster, with its words in each language. */
function pictureOf(name: string, form: PosterForm): StoredEntry {
  const [width, height] = POSTER_SIZES[form];
  const inLanguages = OTHER_LANGUAGES.map(
    (language) => [`src_${language}`, posterPath(name, form, language)] as const,
  );
  return { src: posterPath(name, form), ...Object.fromEntries(inLanguages), width, height };
}

function poster(id: CampaignId, form: PosterForm, region: Region): StoredEntry {
  const { headline, lead, href } = campaignOf(id);
  return {
    display: 1,
    href: href(region.code),
    ...pictureOf(id, form),
    alt: headline.join('/'),
    label: lead,
  };
}

function regionPick(region: Region, form: PosterForm): StoredEntry {
  return {
    display: 1,
    href: resultHref({ area: [region.code], order: 'evl' }),
    ...pictureOf(`region-${region.code}`, form),
    alt: '{region}の人気コース',
    label: '{region}で評価の高いコースを見る',
  };
}

function service(label: string, icon: ServiceIcon, href: string): ContentEntry {
  return {
    display: 1,
    label,
    href,
    src: iconPath(icon),
    alt: '',
    width: 48,
    height: 48,
  };
}

function services({ code }: Region): ContentEntry[] {
  return [
    service('地図から探す', 'map', '/search/map/'),
    service('1人予約', 'solo', soloHref({ area: [code] })),
    service('高速道路', 'road', '/search/#search-group-access'),
    service('コンペ', 'cup', resultHref({ area: [code], searchMode: 'competition' })),
    service('海外ゴルフ', 'plane', resultHref({ area: [OVERSEAS], searchMode: 'overseas' })),
    service('早朝プレー', 'sun', resultHref({ area: [code], playStyle: [3] })),
    service('お気に入り', 'flag', landingHref('favourites', 'sp_service')),
    service('ヘルプ', 'help', landingHref('help', 'sp_service')),
  ];
}

function posters(form: PosterForm, region: Region, ids: readonly CampaignId[]): StoredEntry[] {
  return ids.map((id) => poster(id, form, region));
}
/** Prepared for an emergency and switched off. */
const notice: ContentEntry[] = [
  {
    display: 0,
    label: '台風の接近により、一部のゴルフ場でクローズとなる場合があります。',
    href: landingHref('help', 'notice'),
  },
];

const blocks: Readonly<Record<'pc' | 'sp', (region: Region) => Blocks>> = {
  pc: (region) => ({
    notice,
    news: newsEntries(region.code),
    topSlider: [
      regionPick(region, 'slide'),
      ...posters('slide', region, [
        'early-morning',
        'two-some',
        'autumn',
        'competition',
        'overseas',
      ]),
    ],
    pcMiddleBanner: posters('banner', region, ['under-8000', 'hot-spring']),
    middleSlider: posters('slide', region, [
      'caddie',
      'fairway-cart',
      'winter',
      'lesson',
      'register',
    ]),
    rightBottomBanner: posters('banner', region, ['premium', 'points']),
  }),
  sp: (region) => ({
    notice,
    topBanner: posters('wide', region, ['early-morning']),
    campaign: posters('slide', region, ['two-some', 'autumn', 'competition', 'overseas']),
    service: services(region),
    spMiddleBanner: posters('banner', region, ['under-8000', 'premium']),
    slider: [
      regionPick(region, 'slide'),
      ...posters('slide', region, ['caddie', 'winter', 'hot-spring']),
    ],
    lowBanner: posters('banner', region, ['points', 'register']),
  }),
};

/** Returns the content of the top pages of a new site, for each device and region (R7.07). */
export function contentRows(): ContentTable[] {
  return REGIONS.flatMap((region) =>
    (['pc', 'sp'] as const).flatMap((device) =>
      Object.entries(blocks[device](region)).flatMap(([block, entries]) =>
        entries.map((entry, position) => ({
          device,
          region: region.code,
          block,
          position,
          entry: JSON.stringify(inLanguages(entry, region.name)),
        })),
      ),
    ),
  );
}
