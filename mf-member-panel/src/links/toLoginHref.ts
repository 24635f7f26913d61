/** R3.25: the service id when none is configured. */
const DEFAULT_SERVICE_ID = 'omnig08';

/** Returns the widget's own setting, else the service id in the login address, else the default. */
function toServiceId(configured: unknown, { searchParams }: URL): string {
  return typeof configured === 'string' && configured !== ''
    ? configured
    : (searchParams.get('service_id') ?? DEFAULT_SERVICE_ID);
}

/**
 * R2.23: returns the address of the login site with the service id and the page to return to; an empty
 * page is left out.
 */
export function toLoginHref(
  site: string,
  { serviceId, page }: { readonly serviceId: unknown; readonly page: string },
): string {
  const url = new URL(site);
  url.searchParams.set('service_id', toServiceId(serviceId, url));
  if (page !== '') url.searchParams.set('return', page);
  return url.href;
}
