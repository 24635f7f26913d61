import type { WidgetManifest } from 'shared-contracts/widget';
import { brokenBundle } from '../../gate/bundle/brokenBundle.ts';
import { inTurn } from '../../records/inTurn.ts';
import type { Registry } from '../../registry.ts';

/** One version at a time: a process takes up to 160 MB, and the registry has other work. */
const oneByOne = inTurn();

/**
 * Runs the server bundle of a version that was not published before. Returns what is wrong with it; empty
 * for a published version, and where the registry has no renderer.
 */
export async function tryBundle(
  manifest: WidgetManifest,
  bundle: Buffer | undefined,
  { gate: { renderer }, records, clock }: Registry,
): Promise<readonly string[]> {
  if (renderer === undefined || !bundle) return [];
  if (await records.find(manifest.name, manifest.version)) return [];
  return oneByOne(() =>
    brokenBundle(manifest, bundle.toString('utf8'), { renderer, now: clock() }),
  );
}
