import type { ServiceIcon } from '../../../inventory/filling/content/pictures.ts';

const SHAPES: Readonly<Record<ServiceIcon, string>> = {
  map: '<path d="M24 41s13-11.6 13-21a13 13 0 1 0-26 0c0 9.4 13 21 13 21Z"/><circle cx="24" cy="20" r="5"/>',
  solo: '<circle cx="24" cy="15" r="6.5"/><path d="M11 40c0-8.5 5.5-14 13-14s13 5.5 13 14"/>',
  road: '<path d="M17 8 9 40M31 8l8 32M24 9v5M24 20v6M24 33v6"/>',
  cup: '<path d="M15 8h18v11a9 9 0 0 1-18 0ZM15 12H8c0 6 2.5 9 7.5 9.5M33 12h7c0 6-2.5 9-7.5 9.5M24 28v7M16 40h16M19 40c0-3.5 2-5 5-5s5 1.5 5 5"/>',
  plane:
    '<path d="m7 27 34-15c1.8-.8 3.5 1.5 2 2.8L31 25l4 13-4 2-7-11-8 6-.5 5-3 1-2-6.5-5.5-4 2-2.5Z"/>',
  sun: '<path d="M8 36h32M14 36a10 10 0 0 1 20 0M24 12v6M9.5 20.5l4.3 4.3M38.5 20.5l-4.3 4.3M18 42h12"/>',
  help: '<circle cx="24" cy="24" r="16.5"/><path d="M19 19.5c0-3 2-5 5-5s5 2 5 4.8c0 4-5 4.2-5 8.2"/><circle cx="24" cy="33" r=".6"/>',
  flag: '<path d="M18 41V8l17 7.5L18 23"/><path d="M9 41c5-3.5 25-3.5 30 0"/>',
};

/** Draws an icon of 48 pixels in the colour of pine. */
export function paintIcon(icon: ServiceIcon): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="#11503a" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${SHAPES[icon]}</svg>`;
}
