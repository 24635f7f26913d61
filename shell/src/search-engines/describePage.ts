import { COUNTRY_CODES, OVERSEAS, areaName, countryName } from 'shared-contracts/areas';
import type { Translate } from 'shared-contracts/labels';
import { LOCALES, languageOf } from 'shared-contracts/locale';
import { parseSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { createTranslator } from 'use-intl/core';
import type { Messages } from '../messages/catalogues.ts';
import { pageTitle } from '../routes/pageTitle.ts';
import type { Found, HeadState } from './headState.ts';
import { pageAddress, type PageAddress } from './pageAddress.ts';

/** What a search engine, and whoever shares the page, is told of it. */
export interface PageAbout {
  readonly title: string;
  readonly description: string;
  /** Missing where no search engine is to keep the page. */
  readonly canonical: string | undefined;
  /** `hreflang` and address of the page in every language. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** JSON-LD. */
  readonly structured: readonly unknown[];
}

type T = ReturnType<typeof createTranslator<Messages>>;

function inOrder(codes: readonly number[]) {
  return codes.toSorted((one, other) => one - other);
}

function placeNames({ area, country }: SearchCondition, label: Translate): string[] {
  const abroad =
    country.length > 0 && country.length < COUNTRY_CODES.length
      ? country.map(countryName)
      : [areaName(OVERSEAS)];
  return area
    .flatMap((code) => (code === OVERSEAS ? abroad : [areaName(code)]))
    .filter(Boolean)
    .map(label);
}

/** A search by place alone is a page of its own; any other search is for the visitor who makes it. */
function searched({ page, query, now, origin }: HeadState): {
  readonly condition: SearchCondition;
  readonly address: PageAddress | undefined;
} {
  const { condition, error } = parseSearchQuery(query, { now, form: 'result' });
  const { area, country, courseName, keyword } = condition;
  const isFound = error === undefined && area.length > 0 && courseName === '' && keyword === '';
  // in one order: the same places named in another order are the same page
  return {
    condition,
    address: isFound
      ? {
          origin,
          page,
          area: inOrder(area),
          country:
            area.includes(OVERSEAS) && country.length < COUNTRY_CODES.length
              ? inOrder(country)
              : [],
          number: condition.page,
        }
      : undefined,
  };
}

/**
 * Whether this address is one of the pages behind the first of a search that would be kept: only its results know whether
 * there is such a page.
 */
export function isLaterPage(state: HeadState): boolean {
  return state.page === 'result' && (searched(state).address?.number ?? 1) > 1;
}

function breadcrumbs(crumbs: readonly { readonly name: string; readonly href: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href,
    })),
  };
}

function website({ origin, locale }: HeadState, name: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    inLanguage: languageOf(locale),
  };
}

/** Titles, descriptions and addresses of one page; `label` speaks its language. */
export function describePage(
  state: HeadState,
  t: T,
  label: Translate,
  { isEmpty = false }: Found = {},
): PageAbout {
  const { page, locale, origin } = state;
  const search = page === 'result' ? searched(state) : undefined;
  const places = search ? placeNames(search.condition, label).join(t('about.separator')) : '';
  const title =
    places === '' ? pageTitle(state, t) : `${t('about.result.title', { places })}｜${t('site')}`;
  const whole = search ? search.address : { origin, page };
  const address = isEmpty ? undefined : whole;
  const canonical = address && pageAddress(address, locale);
  const description =
    places === ''
      ? t(
          page === 'detail' || page === 'map' || page === 'solo'
            ? `${page}.lead`
            : 'about.description',
        )
      : t('about.result.description', { places });
  const home = { name: t('site'), href: pageAddress({ origin, page: 'top' }, locale) ?? origin };
  const structured = (href: string) =>
    page === 'top' || page === 'sp-top'
      ? website(state, t('site'))
      : breadcrumbs([home, { name: title.split('｜')[0] ?? title, href }]);
  return {
    title,
    description,
    canonical,
    alternates:
      address === undefined || canonical === undefined
        ? []
        : [
            ...LOCALES.map((other) => ({
              language: languageOf(other),
              href: pageAddress(address, other) ?? '',
            })),
            { language: 'x-default', href: pageAddress(address, 'ja-JP') ?? '' },
          ],
    structured: canonical === undefined ? [] : [structured(canonical)],
  };
}
