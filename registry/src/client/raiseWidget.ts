import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion, type PublishedVersion } from './publishedVersion.ts';

/** Gives the version on trial `traffic` per cent of the visitors; 100 makes it the stable one. */
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
  return publishedVersion.parse(
    await (
      await callRegistry(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ traffic, reason }),
      })
    ).json(),
  );
}
