import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import { toDestination } from '../../src/navigation/navigationChain.ts';
import { isPagePath } from '../../src/routes/routes.ts';

/** Results of one region, since there are none without an area. Their names lead to the pages of courses. */
const RESULTS = '/search/result/?area[]=102';
/** The pages on which slots stand that the home page does not have. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['results', RESULTS],
  ['left_ad', RESULTS],
  ['course', RESULTS],
]);

/** Returns a page of this site that an address names, as path and query. Returns undefined for any other. */
export function toOwnPage(text: unknown): string | undefined {
  const path = toSafeHref(text, { base: OWN_SITE, allowedOrigins: [] });
  return path !== undefined && isPagePath(toDestination(path).path) ? path : undefined;
}

/** Returns the page to which a preview leads: the one that was wished, or one where its first slot stands. */
export function landingOf(slots: readonly string[], wished: unknown): string {
  return toOwnPage(wished) ?? PAGES.get(slots[0] ?? '') ?? '/';
}
