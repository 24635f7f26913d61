import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion, type PublishedVersion } from './publishedVersion.ts';

/** Gives the canary `traffic` per cent of the visitors; 100 makes it the stable version. */
export async function raiseWidget({
  registryUrl,
  token,
  name,
  traffic,
  of,
  reason,
}: RegistryAccess & {
  readonly name: string;
  readonly traffic: number;
  /** The version that shall be raised; the call is refused if another would. Default: the one on trial. */
  readonly of?: string | undefined;
  readonly reason: string;
}): Promise<PublishedVersion> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = new URL(`/widgets/${name}/raise`, registryUrl);
  const response = await callRegistry(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ traffic, of, reason }),
  });
  return publishedVersion.parse(await response.json());
}
