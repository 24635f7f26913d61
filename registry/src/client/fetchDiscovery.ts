import { discovery, type Discovery } from 'shared-contracts/release';
import { callRegistry } from './callRegistry.ts';

export interface KnownDiscovery {
  readonly discovery: Discovery;
  readonly etag: string;
}

/** Fetches the live versions. Returns `known` itself if nothing has changed since that answer. */
export async function fetchDiscovery({
  registryUrl,
  known,
}: {
  readonly registryUrl: string;
  readonly known?: KnownDiscovery;
}): Promise<KnownDiscovery> {
  const headers = known ? { 'if-none-match': known.etag } : undefined;
  const response = await callRegistry(new URL('/discovery', registryUrl), { headers });
  if (response.status === 304 && known) return known;
  return {
    discovery: discovery.parse(await response.json()),
    etag: response.headers.get('etag') ?? '',
  };
}
