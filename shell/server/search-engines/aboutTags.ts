import { languageOf } from 'shared-contracts/locale';
import type { PageAbout } from '../../src/search-engines/describePage.ts';
import type { PageState } from '../../src/release/releaseSet.ts';
import { escapeHtml, escapeJson } from '../document/html.ts';

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/** JSON-LD is a block of data: it runs nothing, so no policy speaks of it. */
export const dataBlock = (value: unknown): string => `<script type="application/ld+json">${escapeJson(JSON.stringify(value))}</script>`;

/** What the head says of the page to search engines and to whoever shares it. */
export const aboutTags = ({ title, description, canonical, alternates, structured }: PageAbout, { origin, locale, messages }: PageState): string => [
  `<title>${escapeHtml(title)}</title>`,
  meta('description', description),
  ...(canonical === undefined ? [meta('robots', 'noindex')] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, property('og:url', canonical)]),
  ...alternates.map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`),
  property('og:type', 'website'), property('og:site_name', messages.site), property('og:title', title), property('og:description', description),
  property('og:locale', locale.replace('-', '_')), property('og:image', `${origin}/assets/icon-512.png`),
  meta('theme-color', '#11503A'),
  `<link rel="manifest" href="/manifest.webmanifest?lang=${languageOf(locale)}">`,
  '<link rel="apple-touch-icon" href="/assets/icon-180.png">',
  ...structured.map(dataBlock),
].join('\n');
