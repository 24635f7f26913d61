import { languageOf } from 'shared-contracts/locale';
import type { HeadTag, PageHead } from '../../src/search-engines/headTag.ts';
import type { PageState } from '../../src/document/pageState.ts';
import { escapeHtml } from 'server-kit/escapeHtml';
import { escapeJson } from './escapeJson.ts';

function toHtml({ name, attributes }: HeadTag): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

/**
 * Writes a block of JSON-LD from JSON text. It runs nothing, so the content security policy does not apply to it.
 */
export function dataBlock(json: string): string {
  return `<script type="application/ld+json">${escapeJson(json)}</script>`;
}

/** Writes the tags of the head for search engines and shared links. */
export function aboutTags(
  { title, tags, structured }: PageHead,
  { locale }: Pick<PageState, 'locale'>,
): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(toHtml),
    `<link rel="manifest" href="/manifest.webmanifest?lang=${languageOf(locale)}">`,
    '<link rel="apple-touch-icon" href="/assets/icon-180.png">',
    ...structured.map((each) => dataBlock(JSON.stringify(each))),
  ].join('\n');
}
