import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion, type PublishedVersion } from './publishedVersion.ts';

export interface Rollback extends RegistryAccess {
  readonly name: string;
  /** Where to; the version before the present one without it. */
  readonly version?: string;
  /** Keeps a later rollback from the version that is left; true unless given. */
  readonly withdraw?: boolean;
  readonly reason: string;
}

/** Answers with the version that is live now. */
export async function rollbackWidget({
  registryUrl,
  token,
  name,
  version,
  withdraw,
  reason,
}: Rollback): Promise<PublishedVersion> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = new URL(`/widgets/${name}/rollback`, registryUrl);
  const response = await callRegistry(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version, withdraw, reason }),
  });
  return publishedVersion.parse(await response.json());
}
