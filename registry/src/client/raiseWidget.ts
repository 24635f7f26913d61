import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion, type PublishedVersion } from './publishedVersion.ts';

/** Gives the canary `traffic` per cent of the visitors; 100 makes it the stable version. */
export async function raiseWidget({
  registryUrl,
  token,
  name,
  traffic,
  reason,
}: RegistryAccess & {
  readonly name: string;
  readonly traffic: number;
  readonly reason: string;
}): Promise<PublishedVersion> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = new URL(`/widgets/${name}/raise`, registryUrl);
  const response = await callRegistry(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ traffic, reason }),
  });
  return publishedVersion.parse(await response.json());
}
