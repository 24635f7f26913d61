import { routeOf } from '../routes/routes.ts';
import type { Decision, Destination, NavigationContext, Step } from './decision.ts';
import { maintenanceCheck } from './maintenanceCheck.ts';
import { queryValidation } from './queryValidation.ts';
import { routeRules } from './routeRules.ts';

/** How many redirects inside the site one navigation follows. More are a loop. */
const MOST_HOPS = 3;

/** R4.01 fixes the order of these steps. */
const STEPS = [queryValidation, maintenanceCheck, routeRules] as const;

/** Returns the first decision of the steps; undefined if all let the address pass. */
function firstWord(destination: Destination, context: NavigationContext): Step | undefined {
  for (const step of STEPS) {
    const word = step(destination, context);
    if (word) return word;
  }
  return undefined;
}

/** Splits an address of this site into path and query. Ignores the fragment. */
export function toDestination(href: string): Destination {
  const [address = '/'] = href.split('#', 1);
  const [path = '/', query = ''] = address.split(/\?(.*)/s);
  return { path, query };
}

/**
 * R4.01: decides what becomes of a navigation, on the server and in the browser alike. Follows
 * redirects inside the site, so that a loop of rules ends with the page that was asked for and
 * never reaches a browser.
 */
export function decideNavigation(asked: Destination, context: NavigationContext): Decision {
  const page = (refused?: string): Decision => ({
    kind: 'page',
    route: routeOf(asked.path, context.device),
    refused,
  });
  let followed: Extract<Step, { kind: 'redirect' }> | undefined;
  for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
    const word = firstWord(followed ? toDestination(followed.to) : asked, context);
    if (word?.kind === 'refused') return followed ?? page(word.why);
    if (!word) return followed ?? page();
    if (word.kind !== 'redirect' || word.external) return word;
    followed = word;
  }
  return page(`the rules lead on from ${asked.path} more than ${MOST_HOPS} times`);
}
