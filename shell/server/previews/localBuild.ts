import type { LiveVersion } from 'shared-contracts/release';
import { widgetManifest } from 'shared-contracts/widget';
import * as z from 'zod/mini';

/** The registry's answer for a preview of a local address. */
export const localPreview = z.object({
  widget: z.string(),
  address: z.string(),
  slots: z.array(z.string()),
  config: z.record(z.string(), z.unknown()),
});
export type LocalPreview = z.infer<typeof localPreview>;

/** Milliseconds. */
const TIME_LIMIT = 1500;
/** The longest accepted `widget.json`, in characters; the site's own have 20,000. */
const LONGEST = 1_000_000;

/**
 * Reads the present build at a local address. Rejects if there is none, or if it is of another
 * widget.
 */
export async function readLocalBuild({
  widget,
  address,
  slots,
  config,
}: LocalPreview): Promise<LiveVersion> {
  const response = await fetch(new URL('widget.json', address), {
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const text = response.ok ? await response.text() : '';
  if (text === '' || text.length > LONGEST)
    throw new Error(`There is no usable widget.json at ${address}`);
  const manifest = widgetManifest.parse(JSON.parse(text));
  const integrity = manifest.files[manifest.entry]?.integrity;
  if (manifest.name !== widget || manifest.entry !== 'remoteEntry.js' || integrity === undefined)
    throw new Error(`The build at ${address} is not a build of ${widget}`);
  return {
    url: `${address}${manifest.entry}`,
    metadata: { version: manifest.version, integrity },
    deployment: { traffic: 0, default: false },
    extras: { manifest, config, slots: slots.length > 0 ? slots : manifest.slots, signature: '' },
  };
}
