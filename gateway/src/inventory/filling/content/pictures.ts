import type { Language } from 'shared-contracts/locale';

/** The width and the height of each form of poster, in pixels. */
export const POSTER_SIZES = { slide: [640, 360], banner: [600, 200], wide: [750, 300] } as const;
export type PosterForm = keyof typeof POSTER_SIZES;

export const SERVICE_ICONS = [
  'map',
  'solo',
  'road',
  'cup',
  'plane',
  'sun',
  'help',
  'flag',
] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

/** Returns the path of a poster: of a campaign, or of a region (`region-103`). */
export function posterPath(campaign: string, form: PosterForm, language: Language = 'ja'): string {
  return `/gora/image/content/${campaign}-${form}.svg${language === 'ja' ? '' : `?lang=${language}`}`;
}
/** Returns the path of a service's icon. */
export function iconPath(icon: ServiceIcon): string {
  return `/gora/image/content/icon-${icon}.svg`;
}
