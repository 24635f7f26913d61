/** The themes. `auto` follows the device and is the default. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The key of the choice in the local storage. */
export const THEME_KEY = 'theme';

/** The event on `window` after the document shows another theme, wherever it was chosen. */
export const THEME_SHOWN = 'themeshown';

/**
 * The colours of the browser's own bars: the brand's in the light theme, the header's in the dark
 * one.
 */
export const BROWSER_COLOURS = { light: '#11503A', dark: '#0E1512' } as const;
