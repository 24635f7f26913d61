/** R3.25: the service id where nobody has configured one. */
const DEFAULT_SERVICE_ID = 'omnig08';

/** The widget's own setting, then what the host's address names. */
function toServiceId(configured: unknown, { searchParams }: URL): string {
  return typeof configured === 'string' && configured !== ''
    ? configured
    : (searchParams.get('service_id') ?? DEFAULT_SERVICE_ID);
}

/** R2.23: the login site's address with the service id and the page to come back to. */
export function toLoginHref(
  site: string,
  { serviceId, page }: { readonly serviceId: unknown; readonly page: string },
): string {
  const url = new URL(site);
  url.searchParams.set('service_id', toServiceId(serviceId, url));
  url.searchParams.set('return', page);
  return url.href;
}
