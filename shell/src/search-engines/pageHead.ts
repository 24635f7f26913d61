import { createTranslator } from 'shared-ui/messages';
import type { SayLabel } from 'shared-contracts/labels';
import { LOCALES, OPEN_GRAPH_LOCALES } from 'shared-contracts/locale';
import { describePage, type PageAbout } from './describePage.ts';
import type { HeadTag, PageHead } from './headTag.ts';
import type { Found, HeadState } from './headState.ts';
import { SHARE_PICTURE } from './sharePicture.ts';

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(property: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property, content } };
}

function addressTags({ canonical, alternates }: PageAbout): HeadTag[] {
  if (canonical === undefined) return [meta('robots', 'noindex')];
  return [
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    property('og:url', canonical),
    ...alternates.map(({ language, href }): HeadTag => ({
      name: 'link',
      attributes: { rel: 'alternate', hreflang: language, href },
    })),
  ];
}

/**
 * Returns the head of an address. The server writes it into the document, and the browser uses the
 * same function at each change of address. `label` must be in the language of the page.
 */
export function pageHead(state: HeadState, label: SayLabel, found?: Found): PageHead {
  const { locale, messages, origin } = state;
  const t = createTranslator({ locale, messages, telemetry: console });
  const about = describePage(state, t, label, found);
  const others = LOCALES.filter((other) => other !== locale);
  return {
    title: about.title,
    structured: about.structured,
    tags: [
      meta('description', about.description),
      ...addressTags(about),
      property('og:type', 'website'),
      property('og:site_name', t('site')),
      property('og:title', about.title),
      property('og:description', about.description),
      property('og:locale', OPEN_GRAPH_LOCALES[locale]),
      ...others.map((other) => property('og:locale:alternate', OPEN_GRAPH_LOCALES[other])),
      property('og:image', `${origin}${SHARE_PICTURE.path}`),
      property('og:image:type', SHARE_PICTURE.type),
      property('og:image:width', String(SHARE_PICTURE.width)),
      property('og:image:height', String(SHARE_PICTURE.height)),
      property('og:image:alt', t('about.picture')),
      // Twitter reads the rest from the Open Graph tags.
      meta('twitter:card', 'summary_large_image'),
    ],
  };
}
