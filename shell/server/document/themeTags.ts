import { THEME_SCRIPT } from '../../src/theme/themeScript.ts';
import { BROWSER_COLOURS } from '../../src/theme/themes.ts';

/**
 * Writes the tags that make the first paint light or dark. They must precede the styles. Without a
 * nonce the policy must allow the script by its hash.
 */
export function themeTags(nonce?: string): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return [
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${BROWSER_COLOURS.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${BROWSER_COLOURS.dark}">`,
    `<script${attribute}>${THEME_SCRIPT}</script>`,
  ].join('\n');
}
