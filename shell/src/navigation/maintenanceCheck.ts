import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import { routeOf } from '../routes/routes.ts';
import type { Destination, NavigationContext, Step } from './decision.ts';

/** R2.09: the second step of the chain. Stops an address whose page the operator has closed. */
export function maintenanceCheck(
  { path }: Destination,
  { device, rules: { maintenance }, redirectOrigins }: NavigationContext,
): Step | undefined {
  const own = routeOf(path, device).maintenance;
  if (!maintenance.all && (own === undefined || !maintenance[own])) return undefined;
  const announcement = toSafeHref(maintenance.announcement, {
    base: OWN_SITE,
    allowedOrigins: redirectOrigins,
  });
  // A page of this site cannot announce that the site is closed.
  return {
    kind: 'maintenance',
    announcement: announcement?.startsWith('/') === true ? undefined : announcement,
  };
}
