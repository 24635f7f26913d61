import {
  type NamedVersion,
  readAddress,
  type RegistryAccess,
  RegistryError,
} from 'registry/client';

/** Returns the address of a version; undefined for a token that may not know it. */
export async function addressIfAllowed(
  wish: RegistryAccess & NamedVersion,
): Promise<string | undefined> {
  try {
    return await readAddress(wish);
  } catch (error) {
    if (error instanceof RegistryError && (error.status === 401 || error.status === 403)) return;
    throw error;
  }
}

/** Returns an address or a link that opens at a page. */
export function atPage(address: string, page: string | undefined): string {
  if (page === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}at=${encodeURIComponent(page)}`;
}
