import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion, type PublishedVersion } from './publishedVersion.ts';

export interface Rollback extends RegistryAccess {
  readonly name: string;
  /** The version to return to. Default: the version before the present one. */
  readonly version?: string;
  /** The version that shall go: the call is refused if another would. Default: whichever visitors have. */
  readonly of?: string | undefined;
  /**
   * Withdraws the present version and those between that all visitors have had, so that no later rollback
   * returns to them. Default: true.
   */
  readonly withdraw?: boolean;
  readonly reason: string;
}

/** Ends a trial, or returns to an earlier version. Returns the version that is live now. */
export async function rollbackWidget({
  registryUrl,
  token,
  name,
  version,
  of,
  withdraw,
  reason,
}: Rollback): Promise<PublishedVersion> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = new URL(`/widgets/${name}/rollback`, registryUrl);
  const response = await callRegistry(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version, of, withdraw, reason }),
  });
  return publishedVersion.parse(await response.json());
}
