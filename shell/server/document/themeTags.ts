import { THEME_SCRIPT } from '../../src/theme/themeScript.ts';
import { BROWSER_COLOURS } from '../../src/theme/themes.ts';

/** What makes the first paint light or dark: for the browser itself, and for the styles, which follow in the head. */
export function themeTags(nonce: string): string {
  return [
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${BROWSER_COLOURS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${BROWSER_COLOURS.dark}">`,
    `<script nonce="${nonce}">${THEME_SCRIPT}</script>`,
  ].join('\n');
}
