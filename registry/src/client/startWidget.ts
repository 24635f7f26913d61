import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion, type PublishedVersion } from './publishedVersion.ts';

/**
 * Gives `traffic` per cent of the visitors to a version that was published for nobody; 100 makes it the
 * stable version. `steps` are the shares to which the registry raises it while it does well.
 */
export async function startWidget({
  registryUrl,
  token,
  name,
  ...wish
}: RegistryAccess & {
  readonly name: string;
  readonly version: string;
  readonly traffic: number;
  readonly steps?: readonly number[];
  readonly reason: string;
}): Promise<PublishedVersion> {
  const { version, traffic, steps, reason } = wish;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await callRegistry(new URL(`/widgets/${name}/start`, registryUrl), {
    method: 'POST',
    headers,
    body: JSON.stringify({ version, traffic, steps, reason }),
  });
  return publishedVersion.parse(await response.json());
}
