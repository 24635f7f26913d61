/** R3.25: the service id of a product that has none configured. */
const DEFAULT_SERVICE_ID = 'omnig08';

/** R2.23: the login site's address with the service id and the page to come back to. */
export const toLoginHref = (site: string, { serviceId, page }: { readonly serviceId: unknown; readonly page: string }): string => {
  const url = new URL(site);
  url.searchParams.set('service_id', typeof serviceId === 'string' && serviceId !== '' ? serviceId : DEFAULT_SERVICE_ID);
  url.searchParams.set('return', page);
  return url.href;
};
