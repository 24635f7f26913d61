/** @jest-environment node */
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { aPageState } from '../../testing/builders.ts';
import { catalogueOf } from '../messages/catalogues.ts';
import type { PageState } from '../document/pageState.ts';
import type { Found } from './headState.ts';
import { labelsOf } from 'shared-contracts/labels/everyLanguage';
import { pageHead } from './pageHead.ts';

type Head = ReturnType<typeof pageHead>;

function headOf(locale: Locale, changes: Partial<PageState> = {}, found?: Found): Head {
  const state = aPageState({ locale, messages: catalogueOf(locale), ...changes });
  return pageHead(state, labelsOf(locale), found);
}

/** Returns the contents of the tags with one name or property. */
function contents({ tags }: Head, key: string): (string | undefined)[] {
  return tags
    .map(({ attributes }) => attributes)
    .filter(({ name, property }) => (name ?? property) === key)
    .map(({ content }) => content);
}

function links({ tags }: Head, relation: string): (string | undefined)[] {
  return tags
    .map(({ attributes }) => attributes)
    .filter(({ rel }) => rel === relation)
    .map(({ href }) => href);
}

describe('the head of an address', () => {
  it('[R9.06] names its language in the form of Open Graph, and the other languages too', () => {
    const known = LOCALES.map((locale) => contents(headOf(locale), 'og:locale')[0]);
    expect(known).toEqual(['ja_JP', 'en_US', 'zh_CN', 'zh_TW', 'ko_KR']);
    for (const locale of LOCALES) {
      const head = headOf(locale);
      const named = [...contents(head, 'og:locale'), ...contents(head, 'og:locale:alternate')];
      expect(named.toSorted()).toEqual(known.toSorted());
    }
  });

  it('has a picture of the size that social networks want, with a description', () => {
    const head = headOf('en-US');
    expect(contents(head, 'og:image')).toEqual(['https://golf.example/assets/share-1.png']);
    const size = [contents(head, 'og:image:width'), contents(head, 'og:image:height')];
    expect(size).toEqual([['1200'], ['630']]);
    expect(contents(head, 'og:image:alt')).toEqual([expect.stringContaining('Asashiba Golf')]);
    expect(contents(head, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it.each(LOCALES)('has one title, one description and one address in %s', (locale) => {
    const head = headOf(locale);
    expect(contents(head, 'og:title')).toEqual([head.title]);
    expect(contents(head, 'og:description')).toEqual(contents(head, 'description'));
    expect(contents(head, 'og:url')).toEqual(links(head, 'canonical'));
    expect(contents(head, 'robots')).toEqual([]);
  });

  it.each([
    ['the home of a PC', 'top', '/'],
    ['the home of a phone', 'sp-top', '/'],
    ['the page for a PC', 'top', '/index-pc'],
    ['the page for a phone', 'sp-top', '/index-sp'],
    ['the other path of that page', 'sp-top', '/smart/iphone_top.html'],
  ] as const)('[R2.01] [R2.02] of %s has the canonical address /', (_what, page, path) => {
    const head = headOf('ja-JP', { page, path, query: '' });
    expect(links(head, 'canonical')).toEqual(['https://golf.example/']);
  });

  it.each([
    ['a missing page', { page: 'not-found', path: '/x' }, {}],
    ['a search by words', { query: 'area[]=12&srch_keyword=海' }, {}],
    ['a page of results without a course', { query: 'area[]=12&page=999' }, { isEmpty: true }],
  ] as const)(
    '[R4.02] [R4.17] of %s says noindex and has no canonical address',
    (_what, changes, found) => {
      const head = headOf('ja-JP', changes, found);
      expect(contents(head, 'robots')).toEqual(['noindex']);
      expect([...links(head, 'canonical'), ...links(head, 'alternate')]).toEqual([]);
      expect(contents(head, 'og:url')).toEqual([]);
    },
  );
});
