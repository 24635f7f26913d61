import { type AddressedVersion, type NamedVersion, readVersionAddress } from 'registry/client';
import { widgetManifest } from 'shared-contracts/widget';
import { WIDGETS } from '../build/widgets.ts';
import { addressIfAllowed } from './addressIfAllowed.ts';
import type { AccessFlags } from './givenAccess.ts';
import { teamAccess } from './teamAccess.ts';

/** Reads `mf-results@1.2.0`. Throws with a sentence that says how it is written. */
export function toNamedVersion(word: string): NamedVersion {
  const [widget = '', version = ''] = word.split('@');
  // of any repository: the registry knows which there are
  if (!widgetManifest.shape.name.safeParse(widget).success || version === '')
    throw new Error(
      `Say which version (mf-results@1.2.0), of one of these widgets or of another: ${WIDGETS.join(', ')}.`,
    );
  return { widget, version };
}

/**
 * Returns a version that is to be shown beside another one, with the key of its address: from the address
 * itself, or by the token of its team if this machine has it. Without a key the registry says what to do.
 */
export async function keyOf(
  word: string,
  flags: AccessFlags,
): Promise<NamedVersion & Partial<AddressedVersion>> {
  const addressed = readVersionAddress(word);
  if (addressed) return addressed;
  const named = toNamedVersion(word);
  const access = await teamAccess(named.widget, flags);
  const address = await addressIfAllowed({ ...access, ...named });
  return (address !== undefined && readVersionAddress(address)) || named;
}
