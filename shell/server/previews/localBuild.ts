import type { LiveVersion } from 'shared-contracts/release';
import { widgetManifest } from 'shared-contracts/widget';
import * as z from 'zod';

/** What the registry says of a preview of a local address. */
export const localPreview = z.object({
  widget: z.string(),
  address: z.string(),
  slots: z.array(z.string()),
  config: z.record(z.string(), z.unknown()),
});
export type LocalPreview = z.infer<typeof localPreview>;

const TIME_LIMIT = 1500;
/** Characters of a `widget.json`; ours have 20,000. */
const LONGEST = 1_000_000;

/** The build that stands at the address now. Rejects where there is none, or it is another widget's. */
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
  if (text === '' || text.length > LONGEST) throw new Error(`No widget.json at ${address}`);
  const manifest = widgetManifest.parse(JSON.parse(text));
  const integrity = manifest.files[manifest.entry]?.integrity;
  if (manifest.name !== widget || manifest.entry !== 'remoteEntry.js' || integrity === undefined)
    throw new Error(`What stands at ${address} is no build of ${widget}`);
  return {
    url: `${address}${manifest.entry}`,
    metadata: { version: manifest.version, integrity },
    deployment: { traffic: 0, default: false },
    extras: { manifest, config, slots: slots.length > 0 ? slots : manifest.slots, signature: '' },
  };
}
