import type { Sky } from 'shared-contracts/gateway';

const CLOUD = 'M7 18h10a4 4 0 0 0 .6-7.95A6 6 0 0 0 6 11a3.5 3.5 0 0 0 1 7z';
const HIGH_CLOUD = 'M7 15h10a4 4 0 0 0 .6-7.95A6 6 0 0 0 6 8a3.5 3.5 0 0 0 1 7z';
const SUN = 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z';
const RAYS =
  'M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M5 19l1.7-1.7';

/** The lines of each sky, on a field of 24 by 24. */
const PATHS: Readonly<Record<Sky, readonly string[]>> = {
  clear: [SUN, RAYS],
  fair: ['M9 3v1.5M3 9h1.5M4.8 4.8l1 1M13.2 4.8l-1 1M5.5 10.6A3.6 3.6 0 1 1 11 6.2', CLOUD],
  cloudy: [CLOUD],
  fog: ['M4 9h16M6 13h12M4 17h16'],
  rain: [HIGH_CLOUD, 'M8.5 18l-1 3M12.5 18l-1 3M16.5 18l-1 3'],
  snow: [HIGH_CLOUD, 'M8 18.5v.01M12 18.5v.01M16 18.5v.01M10 21.5v.01M14 21.5v.01'],
  thunder: [HIGH_CLOUD, 'M12.5 14.5 10 18h3.5L11 22'],
};

/** Draws a sky; the words beside it say what it is. */
export function SkyIcon({ sky, className }: { readonly sky: Sky; readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {PATHS[sky].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
