/**
 * R2.19: the cookie that keeps a visitor's region as a prefecture code, and its life of three years
 * in seconds (R9.03).
 */
export const REGION_COOKIE = 'area_v';
export const REGION_COOKIE_AGE = 3 * 365 * 86_400;
export const DEFAULT_PREFECTURE = 1;
