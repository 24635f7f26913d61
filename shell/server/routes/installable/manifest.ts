import { languageOf, localeOf } from 'shared-contracts/locale';
import type { Locale } from 'shared-contracts/widget';
import type { Messages } from '../../../src/messages/catalogues.ts';

/** Returns the web app manifest in the language of `tag`, or in Japanese if it is unknown. */
export function webManifest(tag: string, catalogueOf: (locale: Locale) => Messages) {
  const locale = localeOf(tag) ?? 'ja-JP';
  const messages = catalogueOf(locale);
  return {
    id: '/',
    start_url: '/?l-id=asashiba_app',
    scope: '/',
    display: 'standalone',
    lang: languageOf(locale),
    dir: 'ltr',
    name: messages.site,
    short_name: messages.site,
    description: messages.about.description,
    background_color: '#FAF8F2',
    theme_color: '#11503A',
    categories: ['sports', 'travel'],
    icons: [
      { src: '/assets/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/assets/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/assets/icon-512.png', type: 'image/png', sizes: '512x512' },
      {
        src: '/assets/icon-maskable-512.png',
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
    shortcuts: (['detail', 'map'] as const).map((page) => ({
      name: messages[page].title,
      url: page === 'detail' ? '/search/' : '/search/map/',
    })),
  };
}
