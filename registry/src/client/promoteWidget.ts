import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { type PublishWishes, sendVersion } from './sendVersion.ts';

export interface Promotion extends RegistryAccess, PublishWishes {
  readonly name: string;
  readonly version: string;
  /** The registry that has the version, and a token of the widget there. */
  readonly from: RegistryAccess;
}

/**
 * Publishes at one registry what another one has, byte for byte and with the signature of the team,
 * so that what was tried is what visitors get. The log says where it comes from.
 */
export async function promoteWidget({
  registryUrl,
  token,
  name,
  version,
  from,
  why = '',
  ...wishes
}: Promotion): ReturnType<typeof sendVersion> {
  const source = new URL(`/widgets/${name}/versions/${version}`, from.registryUrl);
  const found = await callRegistry(source, { headers: { authorization: `Bearer ${from.token}` } });
  const body = new Uint8Array(await found.arrayBuffer());
  const signature = found.headers.get('x-signature') ?? '';
  return sendVersion(
    { registryUrl, token },
    { name, body, signature },
    { ...wishes, why: `from ${source.host}. ${why}`.trim() },
  );
}
