import type { HeadTag, PageHead } from './headTag.ts';

/**
 * Every tag of `PageHead`, and no other: icons, manifest and colour belong to the document,
 * whatever its address.
 */
export const ADDRESS_TAGS = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
].join(', ');

const DATA_BLOCKS = 'script[type="application/ld+json"]';

export interface HeadKeeper {
  /**
   * Puts the head of another address, or what is known of it by now, in the place of the present
   * one.
   */
  show(head: PageHead): void;
}

/** Keeps the head of one open document; it begins with the server's. */
export function headKeeper(document: Document): HeadKeeper {
  let title = document.title;

  const toElement = ({ name, attributes }: HeadTag): HTMLElement => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value);
    }
    return element;
  };

  return {
    show(head) {
      // what a widget has put before the title stays until the widget takes it away
      const before = document.title.endsWith(title) ? document.title.slice(0, -title.length) : '';
      title = head.title;
      document.title = before + title;
      for (const old of document.head.querySelectorAll(ADDRESS_TAGS)) old.remove();
      document.head.querySelector('title')?.after(...head.tags.map(toElement));
      // Courses and crumbs of the first address, from the shell and from widgets, would be told of
      // another. Nobody reads them here anew: search engines load every address as a document.
      for (const old of document.querySelectorAll(DATA_BLOCKS)) old.remove();
    },
  };
}
