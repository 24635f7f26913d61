import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import type { Destination, NavigationContext, Step } from './decision.ts';
import type { RouteRule } from '../site-rules/siteRules.ts';

/** Returns whether a rule is for a path. `/old/*` is for every path below `/old/`. */
function isOf(path: string, from: string): boolean {
  return from.endsWith('/*') ? path.startsWith(from.slice(0, -1)) : path === from;
}

function withQuery(href: string, query: string): string {
  const [address = '', hash] = href.split(/(#.*)/s);
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash ?? ''}`;
}

/** Returns the address that a rule leads to; undefined if it is unsafe or of a forbidden origin. */
function ruleTarget(
  { to, keepQuery = false }: RouteRule,
  query: string,
  redirectOrigins: readonly string[],
): string | undefined {
  const target = toSafeHref(to, { base: OWN_SITE, allowedOrigins: redirectOrigins });
  return target !== undefined && keepQuery && query !== '' ? withQuery(target, query) : target;
}

/** R2.10: the third step of the chain. Applies the first rule that fits the path and the device. */
export function routeRules(
  { path, query }: Destination,
  { device, rules, redirectOrigins }: NavigationContext,
): Step | undefined {
  const rule = rules.routes.find(
    ({ from, devices }) => isOf(path, from) && (devices === undefined || devices.includes(device)),
  );
  if (!rule) return undefined;
  const to = ruleTarget(rule, query, redirectOrigins);
  if (to === undefined)
    return {
      kind: 'refused',
      why: `the rule from ${rule.from} leads to ${rule.to}, which is not allowed`,
    };
  return { kind: 'redirect', to, external: !to.startsWith('/'), status: rule.status ?? 302 };
}
