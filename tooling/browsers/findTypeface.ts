import { existsSync } from 'node:fs';

/** Where Linux distributions install Noto Sans CJK. */
const PLACES = [
  '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc',
  '/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc',
];

/** How a machine gets the typeface of the pictures. */
export const TYPEFACE_REMEDY = 'apt-get install fonts-noto-cjk';

/** Whether this machine draws texts as the pictures in `e2e/looks/pictures` have them. */
export function hasTypeface(): boolean {
  return PLACES.some((path) => existsSync(path));
}
