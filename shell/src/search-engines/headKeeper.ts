import type { HeadTag, PageHead } from './headTag.ts';

/**
 * Matches every tag that `PageHead` can have, and no other. Icons, manifest and colour belong to
 * the document, for all its addresses.
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

/** Changes the head of an open document. */
export interface HeadKeeper {
  /**
   * Replaces the present head by that of another address, or by a newer one of the same address. Returns what
   * puts back the head that was there.
   */
  show(head: PageHead): () => void;
}

/** Returns the keeper of a document's head, which the server has sent. */
export function headKeeper(document: Document): HeadKeeper {
  let title = document.title;

  const toElement = ({ name, attributes }: HeadTag): HTMLElement => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value);
    }
    return element;
  };

  const tags = () => document.head.querySelectorAll(ADDRESS_TAGS);
  const put = (next: string, elements: readonly Element[]) => {
    // A widget may have put text before the title. It stays until the widget removes it.
    const before = document.title.endsWith(title) ? document.title.slice(0, -title.length) : '';
    title = next;
    document.title = before + title;
    for (const old of tags()) old.remove();
    document.head.querySelector('title')?.after(...elements);
  };

  return {
    show(head) {
      const earlier = title;
      const replaced = [...tags()];
      put(head.title, head.tags.map(toElement));
      // The structured data of shell and widgets describe the first address, so they are removed.
      // New ones are not needed: search engines load every address as a document.
      for (const old of document.querySelectorAll(DATA_BLOCKS)) old.remove();
      return () => put(earlier, replaced);
    },
  };
}
