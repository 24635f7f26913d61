/** `auto` follows the device; it is what holds until the visitor chooses. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The key of the choice in local storage. */
export const THEME_KEY = 'theme';

/** Heard on `window` after the document shows another choice, wherever it was made. */
export const THEME_SHOWN = 'themeshown';

/** The colour of the browser's own frame; the same as the header's, or the brand's where the page is light. */
export const BROWSER_COLOURS = { light: '#11503A', dark: '#0E1512' } as const;
