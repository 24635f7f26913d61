import type { WidgetManifest } from 'shared-contracts/widget';
import { paintVisits } from '../../gate/bundle/paintVisits.ts';
import { runBundle } from '../../gate/bundle/runBundle.ts';
import { brokenMount } from '../../gate/mount/index.ts';
import type { Sent } from '../../gate/sentChecks.ts';
import { inTurn } from '../../records/inTurn.ts';
import type { Registry } from '../../registry.ts';

/**
 * One version at a time: a process takes up to 160 MB and a browser twice that, and the registry has
 * other work.
 */
const oneByOne = inTurn();

/** What was found when a version was run. */
type Found = Pick<Sent, 'bundle' | 'mount'>;
/** How a version is run: with the code of a shell's renderers, and in a browser where there is one. */
export interface RunSettings {
  /** The folder of the renderer's code. */
  readonly renderer: string;
  /** The path of a Chrome or Chromium. */
  readonly browser: string | undefined;
  /** The time of the host's clock, in milliseconds since 1970. */
  readonly now: number;
}

const NOTHING: Found = { bundle: [], mount: [] };

/**
 * Runs the server bundle of a version, and mounts it in a browser with what its server has painted. Returns
 * what is wrong with each; a version whose server bundle does not run is not mounted.
 */
export async function runVersion(
  manifest: WidgetManifest,
  files: ReadonlyMap<string, Buffer>,
  { renderer, browser, now }: RunSettings,
): Promise<Found> {
  const server = files.get(manifest.server)?.toString('utf8') ?? '';
  const { complaints, paints } = await runBundle(manifest, server, { renderer, now });
  if (complaints.length > 0) return { bundle: complaints, mount: [] };
  const visits = await paintVisits(manifest, files, { renderer });
  if (browser === undefined) return { bundle: visits.complaints, mount: [] };
  const trial = { browser, renderer, now, paints, visits: visits.html };
  const mount = await brokenMount(manifest, files, trial);
  return { bundle: visits.complaints, mount };
}

/** Runs a version that was not published before. Empty where the registry has no renderer. */
export async function tryVersion(
  manifest: WidgetManifest,
  files: ReadonlyMap<string, Buffer>,
  { gate: { renderer, browser }, clock }: Registry,
): Promise<Found> {
  if (renderer === undefined) return NOTHING;
  return oneByOne(() => runVersion(manifest, files, { renderer, browser, now: clock() }));
}
