import * as z from 'zod/mini';
import { gatewayCall } from './call.ts';

/**
 * R3.18: an entry of a block. It is not trusted: the reader checks `href` and `src` and leaves out
 * a wrong entry. `display` 0 hides the entry. `date` (`YYYY-MM-DD`) is for news. `avif` and `webp`
 * are the picture of `src` in formats that newer browsers read. `lang` is the language of the texts (R9.06);
 * absent for Japanese.
 */
export const contentEntry = z.object({
  display: z.optional(z.number()),
  href: z.optional(z.string()),
  src: z.optional(z.string()),
  alt: z.optional(z.string()),
  label: z.optional(z.string()),
  text: z.optional(z.string()),
  date: z.optional(z.string()),
  avif: z.optional(z.string()),
  webp: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  lang: z.optional(z.string()),
});
export type ContentEntry = z.infer<typeof contentEntry>;

/** R2.21: the blocks of the top pages; a block that is absent shows nothing. */
export const PC_BLOCKS = [
  'notice',
  'topSlider',
  'news',
  'pcMiddleBanner',
  'middleSlider',
  'rightBottomBanner',
] as const;
export const MOBILE_BLOCKS = [
  'notice',
  'topBanner',
  'campaign',
  'service',
  'spMiddleBanner',
  'slider',
  'lowBanner',
] as const;
export type ContentBlock = (typeof PC_BLOCKS)[number] | (typeof MOBILE_BLOCKS)[number];

/**
 * R7.07: returns the blocks by name with unchecked entries. `device` is pc or sp, `region` 101 to
 * 108, `v` a timestamp in milliseconds.
 */
export const siteContent = gatewayCall({
  path: '/content/blocks',
  hasTexts: true,
  query: z.object({ device: z.enum(['pc', 'sp']), region: z.number(), v: z.number() }),
  reply: z.object({ data: z.record(z.string(), z.array(z.unknown())) }),
  toValue: ({ data }) => data,
});
