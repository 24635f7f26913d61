/** R2.19: the cookie that keeps a visitor's region as the code of a prefecture; three years (R9.03), in seconds. */
export const REGION_COOKIE = 'area_v';
export const REGION_COOKIE_AGE = 3 * 365 * 86_400;
export const DEFAULT_PREFECTURE = 1;
