import type { LiveVersion } from 'shared-contracts/release';
import { fetchDiscovery } from '../client/index.ts';

/** Returns the versions of a widget that visitors get; empty if none is live. */
export async function liveVersions(registryUrl: string, name: string): Promise<LiveVersion[]> {
  const { discovery } = await fetchDiscovery({ registryUrl });
  const versions = discovery.microFrontends[name] ?? [];
  return versions.filter(({ deployment }) => deployment.traffic > 0);
}
