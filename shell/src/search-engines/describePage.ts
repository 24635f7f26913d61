import { COUNTRY_CODES, OVERSEAS, areaName, countryName } from 'shared-contracts/areas';
import type { SayLabel } from 'shared-contracts/labels';
import { LOCALES, languageOf } from 'shared-contracts/locale';
import { parseSearchQuery, type SearchCondition } from 'shared-contracts/search';
import type { createTranslator } from 'shared-ui/messages';
import type { Messages } from '../messages/catalogues.ts';
import { pageTitle } from '../routes/pageTitle.ts';
import type { Found, HeadState } from './headState.ts';
import { pageAddress, type PageAddress } from './pageAddress.ts';

/** What search engines and social networks are told of a page. */
export interface PageAbout {
  readonly title: string;
  readonly description: string;
  /** The address under which search engines keep the page. Missing if they must not keep it. */
  readonly canonical: string | undefined;
  /** The `hreflang` and the address of the page in every language. Empty without `canonical`. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** The page's JSON-LD blocks. Empty without `canonical`. */
  readonly structured: readonly unknown[];
}

type T = ReturnType<typeof createTranslator<Messages>>;

function inOrder(codes: readonly number[]) {
  return codes.toSorted((one, other) => one - other);
}

function placeNames({ area, country }: SearchCondition, label: SayLabel): string[] {
  const abroad =
    country.length > 0 && country.length < COUNTRY_CODES.length
      ? country.map(countryName)
      : [areaName(OVERSEAS)];
  return area
    .flatMap((code) => (code === OVERSEAS ? abroad : [areaName(code)]))
    .filter(Boolean)
    .map((name) => label(name));
}

/**
 * Reads the condition of a result page. Only a valid search by place alone gets an address that
 * search engines keep.
 */
function searched({ page, query, now, origin }: HeadState): {
  readonly condition: SearchCondition;
  readonly address: PageAddress | undefined;
} {
  const { condition, error } = parseSearchQuery(query, { now, form: 'result' });
  const { area, country, courseName, keyword } = condition;
  const isFound = error === undefined && area.length > 0 && courseName === '' && keyword === '';
  // The codes are sorted, because the same places in another order are the same page.
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
 * Returns whether this is page 2 or later of a search that search engines keep. Only the results
 * know whether such a page exists.
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

/** Returns the title. A page that is about nothing that exists has that of a missing page. */
function titleOf(state: HeadState, t: T, { isEmpty, about }: Found, places: string): string {
  if (about) return `${about.title}｜${t('site')}`;
  if (places !== '') return `${t('about.result.title', { places })}｜${t('site')}`;
  const isMissing = isEmpty === true && state.page === 'course';
  return pageTitle(isMissing ? { ...state, page: 'not-found' } : state, t);
}

function descriptionOf(page: HeadState['page'], t: T, places: string): string {
  if (places !== '') return t('about.result.description', { places });
  const hasLead = page === 'detail' || page === 'map' || page === 'solo';
  return t(hasLead ? `${page}.lead` : 'about.description');
}

/** Describes one page. `t` and `label` must be in the language of the page. */
export function describePage(
  state: HeadState,
  t: T,
  label: SayLabel,
  found: Found = {},
): PageAbout {
  const { page, locale, origin } = state;
  const search = page === 'result' ? searched(state) : undefined;
  const places = search ? placeNames(search.condition, label).join(t('about.separator')) : '';
  const title = titleOf(state, t, found, places);
  const whole = search ? search.address : { origin, page, path: state.path };
  const address = found.isEmpty === true ? undefined : whole;
  const canonical = address && pageAddress(address, locale);
  const description = found.about?.description ?? descriptionOf(page, t, places);
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
