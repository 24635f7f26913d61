import { THEME_SCRIPT } from '../../src/theme/themeScript.ts';
import { BROWSER_COLOURS } from '../../src/theme/themes.ts';

/** Writes the tags that make the first paint light or dark. They must precede the styles. */
export function themeTags(nonce: string): string {
  return [
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${BROWSER_COLOURS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${BROWSER_COLOURS.dark}">`,
    `<script nonce="${nonce}">${THEME_SCRIPT}</script>`,
  ].join('\n');
}
