import { Drawing } from './Drawing.tsx';
import { HEART } from './heart.ts';

const PATHS = {
  pin: 'M10 18s6-5.4 6-10a6 6 0 1 0-12 0c0 4.6 6 10 6 10ZM10 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L17.5 17.5',
  close: 'M5 5l10 10M15 5 5 15',
  chevronLeft: 'M12.5 4 6.5 10l6 6',
  chevronRight: 'M7.5 4l6 6-6 6',
  chevronDown: 'M4 7.5l6 6 6-6',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  check: 'M4 10.5 8.2 15 16 5.5',
  flag: 'M6 2.5v15M6.5 3l9 3.5-9 3.5',
  alert: 'M10 3 1.8 17h16.4L10 3Zm0 5v4.2m0 2.3v.1',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  heart: HEART,
  user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 7.5a7 7 0 0 1 14 0',
  map: 'M2.5 5 7 3l6 2 4.5-2v12L13 17l-6-2-4.5 2zM7 3v12M13 5v12',
  list: 'M6.5 5h11M6.5 10h11M6.5 15h11M2.8 5h.4M2.8 10h.4M2.8 15h.4',
  sliders: 'M3 6h8M15 6h2M3 14h2M9 14h8M11 4v4M9 12v4',
  road: 'M6.5 3 3 17M13.5 3 17 17M10 3v2.5M10 9v2.5M10 15v2',
  phone:
    'M4 3.5h3.2l1.5 3.8-2 1.5a11 11 0 0 0 4.5 4.5l1.5-2 3.8 1.5V16a1.5 1.5 0 0 1-1.6 1.5A13.5 13.5 0 0 1 2.5 5.1 1.5 1.5 0 0 1 4 3.5Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative line icon, drawn on a grid of 20 px: the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return <Drawing path={PATHS[name]} size={size} />;
}
