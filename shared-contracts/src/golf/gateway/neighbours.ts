import * as z from 'zod/mini';
import { PAGE_TYPES } from '../search/enumerations.ts';

/**
 * R7.01: the JSONP reply of the user API, `callback({ left_menu_info: {...} })`. Absent fields mean
 * none.
 */
export const userInfoReply = z.object({
  left_menu_info: z.object({
    /** Any value but 200 means that the visitor is not signed in (R4.21). */
    result_status: z.number(),
    /** 0 and 1 mean that the visitor is not signed in. */
    user_status: z.number(),
    user_info: z.optional(z.object({ name: z.optional(z.string()) })),
    user_point_info: z.optional(
      z.object({ point: z.optional(z.number()), transient_point: z.optional(z.number()) }),
    ),
    tgt_web_info: z.optional(z.unknown()),
    tel_banner_display_flag: z.optional(z.number()),
    tel_banner_number: z.optional(z.string()),
    tel_reservaction_user_flag: z.optional(z.number()),
    point_get_success_flg: z.optional(z.number()),
    coupon_number: z.optional(z.number()),
    rgc_user_flg: z.optional(z.number()),
    sgc_user_flg: z.optional(z.number()),
  }),
});
export type UserInfoReply = z.infer<typeof userInfoReply>;

/**
 * R7.02, R9.08: the ad platform answers a GET with HTML. Each advertisement is an element
 * `[data-ad-course-id]` with an `a[href]` that counts the click and leads to the course.
 */
export const AD_PLATFORM_PATH = '/adplat';
export const adPlatformQuery = z.object({
  site: z.string(),
  format: z.string(),
  type: z.enum(PAGE_TYPES),
  month: z.string(),
  charset: z.enum(['UTF-8', 'EUC-JP', 'Shift_JIS']),
  ssl: z.enum(['0', '1']),
  content: z.string(),
  num: z.string(),
  /** Ours: the area codes of the search (R3.12), so that courses of these areas are advertised; '' or absent for all of Japan. */
  area: z.optional(z.string()),
});

/**
 * R3.15: returns the path of a course's picture, an SVG of 800 by 450 (photo1) or 600 by 200
 * (banner; above: a hole from above).
 */
export function courseImagePath(courseId: number, kind: 'photo1' | 'banner' | 'above'): string {
  return `/gora/image/course/${courseId}/${kind}.svg`;
}
