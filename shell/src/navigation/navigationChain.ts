import { routeOf } from '../routes/routes.ts';
import type { Decision, Destination, NavigationContext, Step } from './decision.ts';
import { maintenanceCheck } from './maintenanceCheck.ts';
import { queryValidation } from './queryValidation.ts';
import { routeRules } from './routeRules.ts';

/** Redirects inside the site that one navigation follows; more are a loop. */
const MOST_HOPS = 3;

/** R4.01: the order is the requirement. */
const STEPS = [queryValidation, maintenanceCheck, routeRules] as const;

function firstWord(destination: Destination, context: NavigationContext): Step | undefined {
  for (const step of STEPS) {
    const word = step(destination, context);
    if (word) return word;
  }
  return undefined;
}

export function toDestination(href: string): Destination {
  const [address = '/'] = href.split('#', 1);
  const [path = '/', query = ''] = address.split(/\?(.*)/s);
  return { path, query };
}

/**
 * R4.01: what becomes of a navigation, on the server and in the browser alike. Redirects inside the site are followed
 * here, so that a loop of rules ends with the page that was asked for and never reaches a browser.
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
